/* The new rows are found by walking along the old ones. A step of the table is
 * one fma. Look-ups go through pointers to rows. */
#include "learned_positions.h"

#include <math.h>

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    size_t largest = 0;

    for (size_t r = 0; r < n; r++)
        largest = token[r] > largest ? token[r] : largest;
    if (context < n || largest >= vocabulary)
        return false;
    for (size_t r = 0; r < n; r++) {
        const double *word = wte[token[r]], *place = wpe[r];

        for (size_t k = 0; k < d_model; k++)
            x[r][k] = place[k] + word[k];
    }
    return true;
}

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            table[t][k] = fma(-rate, gradient[t][k], table[t][k]);
}

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    size_t r = 0, old = from - 1, new = to - 1;

    for (size_t below = 0; below < old; below++)
        for (; r < to && r * old <= (below + 1) * new; r++) {
            size_t right = r * old - below * new, left = new - right;

            for (size_t k = 0; k < d_model; k++)
                longer[r][k] = ((double)left * table[below][k] +
                                (double)right * table[below + 1][k]) /
                               (double)new;
        }
}
