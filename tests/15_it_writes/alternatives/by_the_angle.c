/* Each pair as a length and an angle, to which the turn is added; and all rows
 * of a call by one loop over tokens, each asking when it comes. */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static void turn(double pos, size_t d, double base, double x[d])
{
    for (size_t i = 0; i + 1 < d; i += 2) {
        double length = hypot(x[i], x[i + 1]);
        double a = atan2(x[i + 1], x[i]) +
                   fmod(pos * pow(base, -(double)i / (double)d), 8 * atan(1));

        x[i] = length * cos(a);
        x[i + 1] = length * sin(a);
    }
}

static void keep_row(size_t row, size_t d, double base, const double *k,
                     const double *v, double *keys, double *values)
{
    memcpy(keys + row * d, k, d * sizeof *k);
    memcpy(values + row * d, v, d * sizeof *v);
    turn((double)row, d, base, keys + row * d);
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (!(past + n <= room))
        return false;
    for (size_t i = 0; i < n; i++)
        keep_row(past + i, d, base, k[i], v[i], keys[0], values[0]);
    return true;
}

static void attend_row(size_t place, size_t d, double base, const double *q,
                       const double *keys, const double *values, double *y)
{
    double query[d], score[place + 1], largest = -INFINITY, sum = 0;

    memcpy(query, q, sizeof query);
    turn((double)place, d, base, query);
    for (size_t j = 0; j <= place; j++) {
        score[j] = 0;
        for (size_t c = d; c-- > 0;)
            score[j] = fma(query[c], keys[j * d + c], score[j]);
        score[j] *= pow((double)d, -0.5);
        largest = fmax(largest, score[j]);
    }
    memset(y, 0, d * sizeof *y);
    for (size_t j = 0; j <= place; j++) {
        double part = exp2((score[j] - largest) * 1.4426950408889634);

        sum += part;
        for (size_t c = 0; c < d; c++)
            y[c] = fma(part, values[j * d + c], y[c]);
    }
    for (size_t c = 0; c < d; c++)
        y[c] *= 1 / sum;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t i = 0; i < n; i++)
        attend_row(past + i, d, base, q[i], keys[0], values[0], y[i]);
}
