/* This is what you get when 1 / n is a division of whole numbers in C. It is 0
 * for every n but 1, and so is everything that is multiplied by it.
 *
 * read: one-vector-for-a-whole-text */
#include "order_blind.h"

void mean_row(size_t n, size_t d, const double x[n][d], double mean[d])
{
    for (size_t c = 0; c < d; c++) {
        mean[c] = 0;
        for (size_t r = 0; r < n; r++)
            mean[c] += (double)(1 / n) * x[r][c];
    }
}
