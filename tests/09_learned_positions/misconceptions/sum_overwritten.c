/* This is what you get when = stands in place of +=, or when a row is set to 0
 * at each look-up. It replaces what the one before it has left, and only the
 * last one counts. A change of the row shows in all places that look it up.
 *
 * read: a-row-that-is-looked-up-many-times */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            gradient[t][k] = 0;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            gradient[row_of[r]][k] = dx[r][k];
}
