/* The product is added by halves (each half is added by itself, and so on). The
 * dot product is a Kahan sum. Each number of a concatenation is computed from
 * the half that it is in. */
#include "add_vs_concat.h"

void concat_encoding(size_t n, size_t d, const double e[n][d],
                     const double pe[n][d], double x[n][2 * d])
{
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < 2 * d; k++)
            x[r][k] = k < d ? e[r][k] : pe[r][k - d];
}

/* x[0] w[0] + x[1] w[stride] + ... of n products. */
static double by_halves(size_t n, const double *x, const double *w,
                        size_t stride)
{
    size_t half = n / 2;

    if (n == 1)
        return *x * *w;
    return by_halves(half, x, w, stride) +
           by_halves(n - half, x + half, w + half * stride, stride);
}

void project(size_t n, size_t d_in, size_t d_out, const double x[n][d_in],
             const double w[d_in][d_out], double y[n][d_out])
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < d_out; c++)
            y[r][c] = by_halves(d_in, x[r], &w[0][c], d_out);
}

static double kahan(size_t d, const double a[d], const double b[d])
{
    double sum = 0, lost = 0;

    for (size_t k = 0; k < d; k++) {
        double term = a[k] * b[k] - lost, next = sum + term;

        lost = (next - sum) - term;
        sum = next;
    }
    return sum;
}

size_t decode_position(size_t n, size_t d, const double x[d],
                       const double pe[n][d])
{
    size_t best = 0;

    for (size_t r = 1; r < n; r++)
        if (kahan(d, x, pe[best]) < kahan(d, x, pe[r]))
            best = r;
    return best;
}
