/* This is what you get when only the first place of a row counts. Does a search
 * end at the first place that fits, or is a row passed over that has a gradient
 * already? A change of the row shows in all places that look it up: add them
 * all.
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
    for (size_t r = 0; r < n; r++) {
        size_t before = 0;

        while (row_of[before] != row_of[r])
            before++;
        for (size_t k = 0; before == r && k < d_model; k++)
            gradient[row_of[r]][k] = dx[r][k];
    }
}
