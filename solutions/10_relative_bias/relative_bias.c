#include "relative_bias.h"

#include <math.h>

static double dot(size_t d, const double a[d], const double b[d])
{
    double sum = 0;

    for (size_t c = 0; c < d; c++)
        sum += a[c] * b[c];
    return sum;
}

/* The largest score is at least one that is not masked, so it is finite. */
static void softmax(size_t n, double x[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, x[j]);
    for (size_t j = 0; j < n; j++) {
        x[j] = exp(x[j] - largest);
        sum += x[j];
    }
    for (size_t j = 0; j < n; j++)
        x[j] /= sum;
}

void biased_attention(size_t n, size_t d_k, size_t d_v, const double q[n][d_k],
                      const double k[n][d_k], const double v[n][d_v],
                      const double bias[n][n], double y[n][d_v])
{
    double weight[n];

    for (size_t i = 0; i < n; i++) {
        for (size_t j = 0; j < n; j++)
            weight[j] = dot(d_k, q[i], k[j]) / sqrt((double)d_k) + bias[i][j];
        softmax(n, weight);
        for (size_t c = 0; c < d_v; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < n; j++)
                y[i][c] += weight[j] * v[j][c];
        }
    }
}

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

size_t clipped_offset(size_t query, size_t key, size_t furthest)
{
    if (key < query)
        return furthest - smaller(query - key, furthest);
    return furthest + smaller(key - query, furthest);
}

/* The bucket of a distance, in one of SIDE buckets. The nudge: see README. */
static size_t bucket_of(size_t distance, size_t side, size_t furthest)
{
    size_t near = side / 2;
    double steps;

    if (distance < near)
        return distance;
    steps = (double)(side - near) * log((double)distance / (double)near) /
            log((double)furthest / (double)near);
    return smaller(near + (size_t)floor(steps + 1e-9), side - 1);
}

size_t relative_bucket(size_t query, size_t key, size_t buckets,
                       size_t furthest, bool causal)
{
    size_t side = causal ? buckets : buckets / 2;

    if (key <= query)
        return bucket_of(query - key, side, furthest);
    return causal ? 0 : side + bucket_of(key - query, side, furthest);
}

void alibi_bias(size_t n, double slope, double bias[n][n])
{
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            bias[i][j] = j > i ? -INFINITY : -slope * (double)(i - j);
}

double alibi_slope(size_t head, size_t heads)
{
    size_t p = 1;

    while (2 * p <= heads)
        p *= 2;
    if (head < p)
        return pow(2, -8 * (double)(head + 1) / (double)p);
    return pow(2, -4 * (double)(2 * (head - p) + 1) / (double)p);
}
