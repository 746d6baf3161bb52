#include "it_writes.h"

#include <math.h>
#include <string.h>

/* Chapter 11's rotate. Both arrays may be the same. */
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
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        turn((double)(past + i), d, base, k[i], keys[past + i]);
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
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

        turn((double)(past + i), d, base, q[i], query);
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

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    for (size_t j = keep; j + drop < filled; j++) {
        turn(-(double)drop, d, base, keys[j + drop], keys[j]);
        memmove(values[j], values[j + drop], sizeof values[j]);
    }
    return filled - drop;
}

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    return head / (heads / key_heads);
}

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        position[i] = 0;
        for (size_t j = 0; j < i && text[i] != 0; j++)
            position[i] += text[j] == text[i];
    }
}

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            bool same = text[j] == text[i] && text[i] != 0 && j <= i;
            bool near =
                window == 0 || position[i] - position[j] < (double)window;

            bias[i][j] = (same && near) || i == j ? 0 : -INFINITY;
        }
}
