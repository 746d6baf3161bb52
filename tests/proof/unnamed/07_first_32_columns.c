/* Only the first 32 of the columns are read. */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = 0;

    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t k = 0; k < d && k < 32; k++)
            sum += x[k] * pe[r][k];
        if (r == 0 || sum > largest) {
            largest = sum;
            best = r;
        }
    }
    return best;
}
