#include "learned_positions.h"

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    if (n > context)
        return false;
    for (size_t r = 0; r < n; r++)
        if (token[r] >= vocabulary)
            return false;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = wte[token[r]][k] + wpe[r][k];
    return true;
}

void table_gradient(size_t n, size_t d_model, size_t rows,
                    const size_t row_of[n], const double dx[n][d_model],
                    double gradient[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            gradient[t][k] = 0;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            gradient[row_of[r]][k] += dx[r][k];
}

void descend(size_t rows, size_t d_model, const double gradient[rows][d_model],
             double rate, double table[rows][d_model])
{
    for (size_t t = 0; t < rows; t++)
        for (size_t k = 0; k < d_model; k++)
            table[t][k] -= rate * gradient[t][k];
}

void stretch_table(size_t from, size_t to, size_t d_model,
                   const double table[from][d_model],
                   double longer[to][d_model])
{
    for (size_t r = 0; r < to; r++) {
        size_t below = r * (from - 1) / (to - 1);
        size_t rest = r * (from - 1) % (to - 1);
        size_t above = rest > 0 ? below + 1 : below;
        double share = (double)rest / (double)(to - 1);

        for (size_t k = 0; k < d_model; k++)
            longer[r][k] =
                (1 - share) * table[below][k] + share * table[above][k];
    }
}
