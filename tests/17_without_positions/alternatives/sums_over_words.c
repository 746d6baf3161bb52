/* Sums over all words where the reference has a state, and the rule of
 * rewriting as a matrix. */
#include "without_positions.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

size_t counted_position(double share, double lead)
{
    double first = exp(lead), others = first / share - first;
    size_t i = (size_t)others;

    return others - (double)i < 0.5 ? i : i + 1;
}

/* What is left after words from to to - 1 have forgotten. */
static double left(const double slope[], size_t from, size_t to)
{
    double share = 1;

    for (size_t i = from; i < to; i++)
        share *= exp(-slope[i]);
    return share;
}

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++)
        for (size_t c = 0; c < d_v; c++)
            y[i][c] = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t a = 0; a < d_k; a++) {
            double kept = q[i][a] * left(slope, 0, i + 1);

            for (size_t c = 0; c < d_v; c++)
                y[i][c] += kept * state[a][c];
        }
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j <= i; j++) {
            double weight = 0, share = left(slope, j + 1, i + 1);

            for (size_t a = 0; a < d_k; a++)
                weight += q[i][a] * k[j][a];
            for (size_t c = 0; c < d_v; c++)
                y[i][c] += share * weight * v[j][c];
        }
    for (size_t a = 0; a < d_k; a++)
        for (size_t c = 0; c < d_v; c++) {
            state[a][c] *= left(slope, 0, n);
            for (size_t j = 0; j < n; j++)
                state[a][c] += left(slope, j + 1, n) * k[j][a] * v[j][c];
        }
}

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    double *until = calloc(n, sizeof *until);

    for (size_t i = 1; i < n; i++)
        until[i] = until[i - 1] + slope[i];
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j <= i ? until[j] - until[i] : -INFINITY;
    free(until);
}

void rewrite(size_t d_k, size_t d_v, double slope, double rate,
             const double k[d_k], const double v[d_v], double state[d_k][d_v])
{
    double(*old)[d_v] = malloc(sizeof(double[d_k][d_v]));

    memcpy(old, state, sizeof(double[d_k][d_v]));
    for (size_t a = 0; a < d_k; a++)
        for (size_t c = 0; c < d_v; c++) {
            double sum = rate * k[a] * v[c];

            for (size_t b = 0; b < d_k; b++)
                sum += ((a == b) - rate * k[a] * k[b]) * old[b][c] / exp(slope);
            state[a][c] = sum;
        }
    free(old);
}

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    size_t in_group = 0;

    if (every == 0)
        return usual;
    for (size_t at = 0; at < layer; at++)
        in_group = in_group + 1 == every ? 0 : in_group + 1;
    return in_group == every - 1 ? of_last : usual;
}

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double w = 1, ratio = exp(-log(base) / (double)pairs);

    for (size_t p = 0; p < pair; p++)
        w *= ratio;
    if (last < trained)
        return w / within[pair];
    return w / beyond[pair];
}

double score_factor(double factor, double given)
{
    if (given == 0 && factor <= 1)
        return 1;
    if (given == 0)
        given = log(factor) / 10 + 1;
    return pow(given, 2);
}
