/* This is what you get when the place is taken away from the word. A model
 * could learn to live with it, but the formula, and everybody who uses
 * your sum, expects the place with its own sign.
 *
 * read: the-formula-symbol-by-symbol */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = e[r][k] - pe[r][k];
}
