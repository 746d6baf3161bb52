/* This is what you get when the encoding of position 0 is added to every token.
 * The shapes fit, and the numbers look like a sum, but only the first token
 * gets its own position.
 *
 * read: a-row-for-each-token */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = e[r][k] + pe[0][k];
}
