/* This is what you get when the numbers of each row are averaged. That gives
 * one number for each token. The exercise asks for one number for each column.
 *
 * read: one-vector-for-a-whole-text */
#include "order_blind.h"

/* With fewer rows than columns, the missing rows give 0. */
void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t r = 0; r < d; r++) {
        mean[r] = 0;
        for (size_t c = 0; c < d && r < n; c++)
            mean[r] += x[r][c] / (double)d;
    }
}
