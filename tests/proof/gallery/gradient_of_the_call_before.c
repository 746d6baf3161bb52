/* A part of each gradient stays from one call to the next.
 *
 * of: descend
 * kind: wrong
 * say: does anything stay from one call to the next
 * never: so look at what is done */
#include "learned_positions.h"

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    static double speed[65537];

    for (size_t t = 0; t < rows; t++)
        for (size_t c = 0; c < d_model; c++) {
            double *v = &speed[t * d_model + c];

            *v = 0.9 * *v + gradient[t][c];
            table[t][c] -= rate * *v;
        }
}
