/* of: keep_chunk
 * kind: wrong
 * say: number that stood there before: nothing else was written
 * say: Does a loop, an if or an index leave it out
 *
 * of: attend_kept
 * kind: wrong
 * say: turned by past . n here */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);
        double east = x[i], north = x[i + 1];

        turned[i] = east * cos(a) - north * sin(a);
        turned[i + 1] = east * sin(a) + north * cos(a);
    }
}

static double dot(size_t n, const double a[n], const double b[n])
{
    double sum = 0;

    for (size_t c = 0; c < n; c++)
        sum += a[c] * b[c];
    return sum;
}

static void softmax(size_t n, double x[n])
{
    double largest = -INFINITY, sum = 0;

    for (size_t j = 0; j < n; j++)
        largest = fmax(largest, x[j]);
    for (size_t j = 0; j < n; j++)
        sum += x[j] = exp(x[j] - largest);
    for (size_t j = 0; j < n; j++)
        x[j] /= sum;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d], share[past + n];

    for (size_t i = 0; i < n; i++) {
        size_t seen = past + i + 1;

        turn((double)(past + n), d, base, q[i], query);
        for (size_t j = 0; j < seen; j++)
            share[j] = dot(d, query, keys[j]) / sqrt((double)d);
        softmax(seen, share);
        for (size_t c = 0; c < d; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[i][c] += share[j] * values[j][c];
        }
    }
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i] - sizeof v[i][0]);
    }
    return true;
}
