/* A token that counts on from the last one of its text; a window that looks at
 * places among the tokens of one text; the key head by counting groups; and a
 * shift by one row, as often as rows go. */
#include "it_writes.h"

#include <math.h>
#include <string.h>

static size_t shift_by_1(size_t filled, size_t keep, size_t d, double base,
                         double keys[filled][d], double values[filled][d])
{
    for (size_t j = keep; j + 1 < filled; j++) {
        for (size_t c = 0; c < d; c += 2) {
            double w = pow(base, -(double)c / (double)d);
            double x = keys[j + 1][c], y = keys[j + 1][c + 1];

            keys[j][c] = x * cos(w) + y * sin(w);
            keys[j][c + 1] = y * cos(w) - x * sin(w);
        }
        memcpy(values[j], values[j + 1], sizeof values[j]);
    }
    return filled - 1;
}

size_t shift_cache(size_t filled, size_t keep, size_t drop, size_t d,
                   double base, double keys[filled][d],
                   double values[filled][d])
{
    while (drop-- > 0)
        filled = shift_by_1(filled, keep, d, base, keys, values);
    return filled;
}

size_t key_head(size_t head, size_t heads, size_t key_heads)
{
    size_t found = 0;

    for (size_t each = 1; each <= head; each++)
        found += each % (heads / key_heads) == 0;
    return found;
}

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        size_t before = i;

        position[i] = 0;
        while (before > 0 && text[before - 1] != text[i])
            before--;
        if (before > 0 && text[i] != 0)
            position[i] = position[before - 1] + 1;
    }
}

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    if (window == 0)
        window = n;
    for (size_t c = 0; c < n * n; c++) {
        size_t i = c / n, j = c % n;
        double back = position[i] - position[j];

        bias[i][j] = i == j ? -0.0 : -INFINITY;
        if (text[i] > 0 && text[i] == text[j] && back >= 0 &&
            back <= (double)window - 1)
            bias[i][j] = 0;
    }
}
