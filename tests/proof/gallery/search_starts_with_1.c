/* The search for the best row starts with 1, and looks at every row.
 *
 * of: decode_position
 * kind: wrong
 * never: The search ends here */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    double best = 1;
    size_t found = 0;

    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t k = 0; k < d; k++)
            sum += x[k] * pe[r][k];
        if (sum > best) {
            best = sum;
            found = r;
        }
    }
    return found;
}
