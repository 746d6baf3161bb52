/* Tables are used as they are in memory, one number after the other: one loop
 * for the sum, memcpy for the rows, the product in the order of w in memory.
 * The search runs from the back, so an equal row replaces the one found
 * before. */
#include "add_vs_concat.h"

#include <string.h>

void add_encoding(size_t n, size_t d, const double e[n][d],
                  const double pe[n][d], double x[n][d])
{
    const double *word = &e[0][0], *place = &pe[0][0];
    double *sum = &x[0][0];

    for (size_t k = 0; k < n * d; k++)
        sum[k] = place[k] + word[k];
}

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    double *end = &x[0][0];

    for (size_t r = 0; r < n; r++, end += 2 * d) {
        memcpy(end, e[r], d * sizeof *end);
        memcpy(end + d, pe[r], d * sizeof *end);
    }
}

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    memset(y, 0, n * d_out * sizeof(double));
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_in; k++)
            for (size_t c = 0; c < d_out; c++)
                y[r][c] += x[r][k] * w[k][c];
}

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    size_t one_matrix = d_in * d_head, one_head = 3 * one_matrix;

    return layers * (heads * one_head);
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = n - 1;
    double largest = 0;

    for (size_t r = n; r-- > 0;) {
        double sum = 0;

        for (size_t k = 0; k < d; k++)
            sum += x[k] * pe[r][k];
        if (r == n - 1 || sum >= largest) {
            largest = sum;
            best = r;
        }
    }
    return best;
}
