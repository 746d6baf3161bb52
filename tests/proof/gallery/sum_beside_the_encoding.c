/* The first half has the encoding in it, heads divides, and the first better
 * row is taken.
 *
 * of: concat_encoding
 * kind: wrong
 * say: The first half is e [+] pe here
 *
 * of: attention_parameters
 * kind: wrong
 * say: This product is divided by heads
 *
 * of: decode_position
 * kind: wrong
 * say: first row that is better than row 0 */
#include "add_vs_concat.h"

void concat_encoding(size_t n, size_t d_model, const double e[n][d_model],
                     const double pe[n][d_model], double x[n][2 * d_model])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++) {
            x[r][k] = e[r][k] + pe[r][k];
            x[r][d_model + k] = pe[r][k];
        }
}

size_t attention_parameters(size_t d_in, size_t d_head, size_t heads,
                            size_t layers)
{
    return 3 * d_in * d_head / heads * layers;
}

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t k = 0; k < d; k++)
        sum += a[k] * b[k];
    return sum;
}

size_t decode_position(size_t n, size_t d_model, const double x[d_model],
                       const double pe[n][d_model])
{
    for (size_t r = 1; r < n; r++)
        if (dot(d_model, x, pe[r]) > dot(d_model, x, pe[0]))
            return r;
    return 0;
}
