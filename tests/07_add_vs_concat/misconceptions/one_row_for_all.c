/* This is what you get when one row of encodings, here the last, is added to
 * every token. All tokens are moved by the same amount, so attention can't tell
 * the first from the third.
 *
 * read: a-row-for-each-token
 * shipped: https://github.com/DiffPoseTalk/DiffPoseTalk/issues/20 */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = e[r][k] + pe[n - 1][k];
}
