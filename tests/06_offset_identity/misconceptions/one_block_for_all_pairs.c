/* This is what you get when all blocks are the same: every pair turns by k
 * radians. The block of pair i turns by k times the frequency of pair i. Is the
 * block computed once, or always for pair 0? Or is 2 * i / d_model a division
 * of whole numbers?
 *
 * read: a-block-for-each-pair */
#include "offset_identity.h"

#include <math.h>

bool offset_matrix(double k, size_t d_model, double t[d_model][d_model])
{
    if (d_model % 2 != 0)
        return false;
    for (size_t row = 0; row < d_model; row++)
        for (size_t column = 0; column < d_model; column++)
            t[row][column] = 0;
    for (size_t s = 0; s < d_model; s += 2) {
        t[s][s] = t[s + 1][s + 1] = cos(k);
        t[s][s + 1] = sin(k);
        t[s + 1][s] = -sin(k);
    }
    return true;
}
