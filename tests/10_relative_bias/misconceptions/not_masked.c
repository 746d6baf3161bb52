/* This is what you get when keys after the query have the penalty of their
 * distance and no mask. ALiBi was made for texts that are written word by
 * word: a token sees none that come after it.
 *
 * read: minus-the-distance */
#include "relative_bias.h"

#include <math.h>

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = -slope * fabs((double)i - (double)j);
}
