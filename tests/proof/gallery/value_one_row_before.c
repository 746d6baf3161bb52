/* The values are one row early; the window is one too wide.
 *
 * of: attend_kept
 * kind: wrong
 * say: one row before its own
 *
 * of: visible_bias
 * kind: wrong
 * say: A window of 2 should hold the token itself */
#include "it_writes.h"

#include <math.h>

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

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t i = 0; i < n; i++) {
        size_t seen = past + i + 1;
        double query[d], share[seen], largest = -INFINITY, sum = 0;

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
                y[i][c] += share[j] / sum * values[j > 0 ? j - 1 : 0][c];
        }
    }
}

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            bool same = j <= i && text[j] == text[i];
            bool near =
                window == 0 || position[i] - position[j] <= (double)window;

            bias[i][j] = (same && near) || i == j ? 0 : -INFINITY;
        }
}
