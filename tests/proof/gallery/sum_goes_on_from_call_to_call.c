/* A sum and a count are static.
 *
 * of: keep_chunk
 * kind: wrong
 * say: The same call gave the other numbers before
 *
 * of: attend_kept
 * kind: wrong
 * say: The same call gave the other numbers before */
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

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    static size_t count;

    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn((double)count++, d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t i = 0; i < n; i++) {
        size_t seen = past + i + 1;
        static double sum;
        double query[d], share[seen], largest = -INFINITY;

        turn((double)(past + i), d, base, q[i], query);
        for (size_t j = 0; j < seen; j++) {
            share[j] = 0;
            for (size_t c = 0; c < d; c++)
                share[j] += query[c] * keys[j][c] / sqrt((double)d);
            largest = fmax(largest, share[j]);
        }
        for (size_t j = 0; j < seen; j++)
            sum += share[j] = exp(share[j] - largest);
        for (size_t c = 0; c < d; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < seen; j++)
                y[i][c] += share[j] / sum * values[j][c];
        }
    }
}
