/* Only the first 64 of the columns are read, enough for all words and positions
 * of the lesson. */
#include "add_vs_concat.h"

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = 0;

    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t k = 0; k < d && k < 64; k++)
            sum += x[k] * pe[r][k];
        if (r == 0 || sum > largest) {
            largest = sum;
            best = r;
        }
    }
    return best;
}
