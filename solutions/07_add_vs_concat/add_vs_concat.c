#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++)
            x[r][k] = e[r][k] + pe[r][k];
}

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d; k++) {
            x[r][k] = e[r][k];
            x[r][d + k] = pe[r][k];
        }
}

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            double sum = 0;

            for (size_t k = 0; k < d_in; k++)
                sum += x[r][k] * w[k][c];
            y[r][c] = sum;
        }
}

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head * heads * layers;
}

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t k = 0; k < d; k++)
        sum += a[k] * b[k];
    return sum;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = dot(d, x, pe[0]);

    for (size_t r = 1; r < n; r++) {
        double here = dot(d, x, pe[r]);

        if (here > largest) {
            largest = here;
            best = r;
        }
    }
    return best;
}
