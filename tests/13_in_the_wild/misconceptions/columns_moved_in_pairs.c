/* This is what you get when the columns of the matrix move. They are what the
 * model computes. What it reads, the columns of the table, are the rows of the
 * matrix.
 *
 * read: which-rows-move */
#include "in_the_wild.h"

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    for (size_t r = 0; r < d_model; r++)
        for (size_t c = 0; c < d_out / 2; c++) {
            halves[r][c] = woven[r][2 * c];
            halves[r][d_out / 2 + c] = woven[r][2 * c + 1];
        }
}
