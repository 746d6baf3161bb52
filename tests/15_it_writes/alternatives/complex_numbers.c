/* A pair is a complex number, a turn a product. The softmax needs one loop: it
 * scales what is summed whenever a larger score comes. */
#include "it_writes.h"

#include <complex.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static void turn(double pos, size_t d, double base, double x[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        double w = exp(-log(base) * (double)(2 * i) / (double)d);
        double _Complex hand = cexp(I * pos * w);
        double _Complex z = (x[2 * i] + I * x[2 * i + 1]) * hand;

        x[2 * i] = creal(z);
        x[2 * i + 1] = cimag(z);
    }
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (room - past < n)
        return false;
    memcpy(keys[past], k, sizeof(double[n][d]));
    memcpy(values[past], v, sizeof(double[n][d]));
    for (size_t row = past; row < past + n; row++)
        turn((double)row, d, base, keys[row]);
    return true;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double *query = malloc(d * sizeof *query);

    for (size_t i = 0; i < n && query != NULL; i++) {
        double largest = -INFINITY, sum = 0;

        memcpy(query, q[i], d * sizeof *query);
        turn((double)(past + i), d, base, query);
        memset(y[i], 0, d * sizeof *query);
        for (size_t j = 0; j <= past + i; j++) {
            double score = 0, most, old, part;

            for (size_t c = 0; c < d; c++)
                score += query[c] * keys[j][c] / sqrt((double)d);
            most = score > largest ? score : largest;
            old = exp(largest - most);
            part = exp(score - most);
            sum = sum * old + part;
            for (size_t c = 0; c < d; c++)
                y[i][c] = y[i][c] * old + part * values[j][c];
            largest = most;
        }
        for (size_t c = 0; c < d; c++)
            y[i][c] /= sum;
    }
    free(query);
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    size_t moved = filled - keep - drop;

    memmove(keys[keep], keys + keep + drop, sizeof(double[d]) * moved);
    memmove(values[keep], values + keep + drop, sizeof(double[d]) * moved);
    for (size_t j = keep; j < keep + moved; j++)
        turn(-1.0 * (double)drop, d, base, keys[j]);
    return keep + moved;
}
