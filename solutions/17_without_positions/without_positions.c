#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    return (size_t)round(exp(lead) * (1 / share - 1));
}

void recall(size_t n, size_t d_k, size_t d_v, const double slope[n],
            const double q[n][d_k], const double k[n][d_k],
            const double v[n][d_v], double state[d_k][d_v], double y[n][d_v])
{
    for (size_t i = 0; i < n; i++) {
        double decay = exp(-slope[i]);

        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t a = 0; a < d_k; a++) {
                state[a][c] = decay * state[a][c] + k[i][a] * v[i][c];
                y[i][c] += q[i][a] * state[a][c];
            }
        }
    }
}

void forgetting_bias(size_t n, const double slope[n], double bias[n][n])
{
    for (size_t i = 0; i < n; i++) {
        double sum = 0;

        for (size_t j = i + 1; j < n; j++)
            bias[i][j] = -INFINITY;
        for (size_t j = i + 1; j-- > 0;) {
            bias[i][j] = sum;
            sum -= slope[j];
        }
    }
}

void rewrite(size_t d_k, size_t d_v, double slope, double rate,
             const double k[d_k], const double v[d_v], double state[d_k][d_v])
{
    double decay = exp(-slope);

    for (size_t c = 0; c < d_v; c++) {
        double read = 0;

        for (size_t a = 0; a < d_k; a++) {
            state[a][c] *= decay;
            read += k[a] * state[a][c];
        }
        for (size_t a = 0; a < d_k; a++)
            state[a][c] += rate * k[a] * (v[c] - read);
    }
}

double base_of_layer(size_t layer, size_t every, double usual, double of_last)
{
    if (every == 0 || (layer + 1) % every != 0)
        return usual;
    return of_last;
}

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double factor = last + 1 > trained ? beyond[pair] : within[pair];

    return pow(base, -(double)pair / (double)pairs) / factor;
}

double score_factor(double factor, double given)
{
    double each = given > 0 ? given : 0.1 * log(fmax(factor, 1)) + 1;

    return each * each;
}
