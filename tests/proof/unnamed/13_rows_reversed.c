/* The rows of the matrix are turned upside down. */
#include "in_the_wild.h"

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    for (size_t r = 0; r < d_model; r++)
        for (size_t c = 0; c < d_out; c++)
            halves[r][c] = woven[d_model - 1 - r][c];
}
