/* This is what you get when the encoding is subtracted from the embedding. A
 * model could learn from that too, but the formula adds.
 *
 * read: river-bank-added */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = e[r][k] - pe[r][k];
}
