/* Each step of a formula in a loop of its own, and long double where it
 * helps. */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    long double others = (1 - (long double)share) / (long double)share;

    return (size_t)lroundl(others * expl((long double)lead));
}

static void forget(size_t d_k, size_t d_v, double slope, double s[d_k][d_v])
{
    for (size_t a = 0; a < d_k; a++)
        for (size_t c = 0; c < d_v; c++)
            s[a][c] /= exp(slope);
}

static void write(size_t d_k, size_t d_v, const double k[d_k],
                  const double v[d_v], double s[d_k][d_v])
{
    for (size_t a = 0; a < d_k; a++)
        for (size_t c = 0; c < d_v; c++)
            s[a][c] += k[a] * v[c];
}

static void read(size_t d_k, size_t d_v, const double q[d_k],
                 double s[d_k][d_v], double y[d_v])
{
    for (size_t c = 0; c < d_v; c++) {
        long double sum = 0;

        for (size_t a = 0; a < d_k; a++)
            sum += (long double)q[a] * (long double)s[a][c];
        y[c] = (double)sum;
    }
}

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        forget(d_k, d_v, slope[i], state);
        write(d_k, d_v, k[i], v[i], state);
        read(d_k, d_v, q[i], state, y[i]);
    }
}

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t j = 0; j < n; j++)
        for (size_t i = 0; i < n; i++)
            if (i < j)
                bias[i][j] = -INFINITY;
            else if (i == j)
                bias[i][j] = -0.0;
            else
                bias[i][j] = bias[i - 1][j] - slope[i];
}

void rewrite(size_t d_k, size_t d_v, double slope, double rate,
             const double k[d_k], const double v[d_v], double state[d_k][d_v])
{
    double change[d_v];

    forget(d_k, d_v, slope, state);
    read(d_k, d_v, k, state, change);
    for (size_t c = 0; c < d_v; c++)
        change[c] = rate * (v[c] - change[c]);
    write(d_k, d_v, k, change, state);
}

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    return every > 0 && layer % every == every - 1 ? of_last : usual;
}

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    size_t words = last + 1;
    const double *list = words <= trained ? within : beyond;

    return 1 / (list[pair] * pow(base, (double)pair / (double)pairs));
}

double score_factor(double factor, double given)
{
    long double each = 1;

    if (factor > 1)
        each += logl((long double)factor) / 10;
    if (given > 0)
        each = (long double)given;
    return (double)(each * each);
}
