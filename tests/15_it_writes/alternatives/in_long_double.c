/* Everything in long double, with a copy of the cache where it is moved, and
 * positions by a search for the token before. */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static void turn(long double pos, size_t d, double base, const double *x,
                 long double *turned)
{
    for (size_t i = 0; i < d; i++) {
        long double w = powl(base, -(long double)(i - i % 2) / d);
        long double other = i % 2 == 0 ? -(long double)x[i + 1] : x[i - 1];

        turned[i] = x[i] * cosl(pos * w) + other * sinl(pos * w);
    }
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    size_t end = past + n;

    while (end > past && end <= room) {
        long double key[d];

        end--;
        turn(end, d, base, k[end - past], key);
        for (size_t c = 0; c < d; c++) {
            keys[end][c] = (double)key[c];
            values[end][c] = v[end - past][c];
        }
    }
    return end == past;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t i = 0; i < n; i++) {
        long double query[d], mean[d], sum = 0, score[past + i + 1];
        long double largest = -INFINITY;

        memset(mean, 0, sizeof mean);
        turn(past + i, d, base, q[i], query);
        for (size_t j = 0; j <= past + i; j++) {
            score[j] = 0;
            for (size_t c = 0; c < d; c++)
                score[j] += query[c] * keys[j][c] / sqrtl(d);
            largest = fmaxl(largest, score[j]);
        }
        for (size_t j = 0; j <= past + i; j++) {
            long double power = expl(score[j] - largest);

            sum += power;
            for (size_t c = 0; c < d; c++)
                mean[c] += power * values[j][c];
        }
        for (size_t c = 0; c < d; c++)
            y[i][c] = (double)(mean[c] / sum);
    }
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    double old[filled][d], old_values[filled][d];

    memcpy(old, keys, sizeof old);
    memcpy(old_values, values, sizeof old);
    for (size_t j = filled - drop; j-- > keep;) {
        long double key[d];

        turn(-(long double)drop, d, base, old[j + drop], key);
        for (size_t c = 0; c < d; c++) {
            keys[j][c] = (double)key[c];
            values[j][c] = old_values[j + drop][c];
        }
    }
    return filled - drop;
}

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        size_t before = i;

        while (before > 0 && text[before - 1] != text[i])
            before--;
        position[i] =
            before == 0 || text[i] == 0 ? 0 : position[before - 1] + 1;
    }
}
