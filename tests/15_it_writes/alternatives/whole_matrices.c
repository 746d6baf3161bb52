/* As libraries do it: all scores of a call at once, a mask of -INFINITY, a
 * softmax over all rows, and a product. The last rows of a shifted cache are
 * cleared. The key head is a share of the heads. */
#include "it_writes.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double angle(double pos, size_t i, size_t d, double base)
{
    return pos / pow(base, (double)(i / 2 * 2) / (double)d);
}

static double turned(double pos, size_t i, size_t d, double base,
                     const double *x)
{
    double a = angle(pos, i, d, base);

    return i % 2 == 0 ? x[i] * cos(a) - x[i + 1] * sin(a)
                      : x[i] * cos(a) + x[i - 1] * sin(a);
}

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    bool fits = n <= room && past <= room - n;

    for (size_t c = 0; c < n * d && fits; c++) {
        size_t i = c / d;

        keys[past + i][c % d] =
            turned((double)(past + i), c % d, d, base, k[i]);
        values[past + i][c % d] = v[i][c % d];
    }
    return fits;
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    size_t all = past + n;
    double(*score)[all] = malloc(sizeof(double[n][all]));

    if (score == NULL)
        return;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < all; j++) {
            score[i][j] = j > past + i ? -INFINITY : 0;
            for (size_t c = 0; c < d; c++)
                score[i][j] += turned((double)(past + i), c, d, base, q[i]) /
                               sqrt((double)d) * keys[j][c];
        }
    memset(y, 0, sizeof(double[n][d]));
    for (size_t i = 0; i < n; i++) {
        double most = -INFINITY, sum = 0;

        for (size_t j = 0; j < all; j++)
            most = fmax(most, score[i][j]);
        for (size_t j = 0; j < all; j++)
            sum += exp(score[i][j] - most);
        for (size_t j = 0; j < all; j++)
            for (size_t c = 0; c < d; c++)
                y[i][c] += exp(score[i][j] - most) / sum * values[j][c];
    }
    free(score);
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j < filled; j++) {
        double key[d], value[d];

        memset(key, 0, sizeof key);
        memset(value, 0, sizeof value);
        for (size_t c = 0; c < d && j + drop < filled; c++) {
            key[c] = turned(-(double)drop, c, d, base, keys[j + drop]);
            value[c] = values[j + drop][c];
        }
        memcpy(keys[j], key, sizeof key);
        memcpy(values[j], value, sizeof value);
    }
    return filled - drop;
}

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return head * key_heads / heads;
}
