/* Everything is in long double, from the last row to the first. The place of a
 * new row is found by adding steps, so its error grows. */
#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    for (size_t r = n; r-- > 0;)
        if (token[r] >= vocabulary || r >= context)
            return false;
    for (size_t r = n; r-- > 0;)
        for (size_t k = d_model; k-- > 0;)
            x[r][k] = (double)((long double)wpe[r][k] + wte[token[r]][k]);
    return true;
}

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = rows; t-- > 0;)
        for (size_t k = d_model; k-- > 0;) {
            long double sum = 0;

            for (size_t r = n; r-- > 0;)
                sum += row_of[r] == t ? dx[r][k] : 0;
            gradient[t][k] = (double)sum;
        }
}

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = rows; t-- > 0;)
        for (size_t k = d_model; k-- > 0;)
            table[t][k] =
                (double)(table[t][k] - (long double)rate * gradient[t][k]);
}

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    double step = (double)(from - 1) / (double)(to - 1), s = 0;

    for (size_t r = 0; r < to; r++, s += step) {
        size_t below = (size_t)s < from - 2 ? (size_t)s : from - 2;
        long double share = s - (double)below;

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] = (double)((1 - share) * table[below][k] +
                                    share * table[below + 1][k]);
    }
}
