/* This is what you get when the matrix is copied as it is. Its rows must move
 * where the columns of the table go, or every number is multiplied by another
 * one's weight.
 *
 * read: which-rows-move */
#include "in_the_wild.h"

#include <string.h>

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    memcpy(halves, woven, d_model * sizeof halves[0]);
}
