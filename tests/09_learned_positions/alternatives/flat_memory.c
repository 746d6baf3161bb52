/* Rows are copied with memcpy, and tables are used as they are in memory. The
 * gradient is collected row by row. The place of a new row is a double, kept
 * inside the table. */
#include "learned_positions.h"

#include <math.h>
#include <string.h>

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    bool right = n <= context;

    for (size_t r = 0; right && r < n; r++)
        right = token[r] < vocabulary;
    for (size_t r = 0; right && r < n; r++) {
        memcpy(x[r], wpe[r], d_model * sizeof **x);
        for (size_t k = 0; k < d_model; k++)
            x[r][k] += wte[token[r]][k];
    }
    return right;
}

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    memset(gradient, 0, rows * d_model * sizeof(double));
    for (size_t t = 0; t < rows; t++)
        for (size_t r = 0; r < n; r++)
            for (size_t k = 0; row_of[r] == t && k < d_model; k++)
                gradient[t][k] += dx[r][k];
}

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    double *number = &table[0][0];
    const double *slope = &gradient[0][0];

    for (size_t k = 0; k < rows * d_model; k++)
        number[k] = number[k] + -rate * slope[k];
}

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    double last = (double)(from - 1);

    for (size_t r = 0; r < to; r++) {
        double s = fmin((double)r * (last / (double)(to - 1)), last);
        size_t below = (size_t)floor(s), above = (size_t)ceil(s);

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                table[below][k] +
                (s - (double)below) * (table[above][k] - table[below][k]);
    }
}
