/* This is what you get when the rows move the other way, from halves to woven.
 * At d_model 4 the two are the same; from 6 on they differ.
 *
 * read: which-rows-move */
#include "in_the_wild.h"

void reorder_weights(size_t d_model, size_t d_out,
                     const double woven[d_model][d_out],
                     double halves[d_model][d_out])
{
    for (size_t i = 0; i < d_model / 2; i++)
        for (size_t c = 0; c < d_out; c++) {
            halves[2 * i][c] = woven[i][c];
            halves[2 * i + 1][c] = woven[d_model / 2 + i][c];
        }
}
