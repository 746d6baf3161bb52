/* Whole tables are local arrays. */
#include "add_vs_concat.h"

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d; c++)
            x[r][c] = e[r][c] + pe[r][c];
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
    double t[d_out][d_in];

    for (size_t k = 0; k < d_in; k++)
        for (size_t c = 0; c < d_out; c++)
            t[c][k] = w[k][c];
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++) {
            y[r][c] = 0;
            for (size_t k = 0; k < d_in; k++)
                y[r][c] += x[r][k] * t[c][k];
        }
}

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head * heads * layers;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;
    double largest = 0;

    for (size_t r = 0; r < n; r++) {
        double dot = 0;

        for (size_t k = 0; k < d; k++)
            dot += x[k] * pe[r][k];
        if (r == 0 || dot > largest) {
            largest = dot;
            best = r;
        }
    }
    return best;
}
