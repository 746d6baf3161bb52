/* A row is set to 0 at each look-up, and the row above is never taken.
 *
 * of: table_gradient
 * kind: sum_overwritten
 * say: when a row is set to 0 at each look-up
 *
 * of: stretch_table
 * kind: integer_division
 * say: The row above is never taken */
#include "learned_positions.h"

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t c = 0; c < d_model; c++)
            gradient[t][c] = 0;
    for (size_t r = 0; r < n; r++) {
        for (size_t c = 0; c < d_model; c++)
            gradient[row_of[r]][c] = 0;
        for (size_t c = 0; c < d_model; c++)
            gradient[row_of[r]][c] += dx[r][c];
    }
}

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    size_t below = 0, rest = 0;
    for (size_t r = 0; r < to; r++) {
        double f = (double)rest / (double)(to - 1);
        size_t above = below;
        for (size_t c = 0; c < d_model; c++)
            longer[r][c] = (1 - f) * table[below][c] + f * table[above][c];
        rest += from - 1;
        while (rest >= to - 1) {
            rest -= to - 1;
            below++;
        }
    }
}
