/* What is hidden is never set, and the last query has no row.
 *
 * of: visible_bias
 * kind: wrong
 * never: does not see
 *
 * of: attend_kept
 * kind: wrong
 * never: The same call gave */
#include "it_writes.h"

#include <math.h>

void text_positions(size_t n, const size_t text[n], double position[n])
{
    for (size_t i = 0; i < n; i++) {
        position[i] = 0;
        for (size_t j = 0; j < i; j++)
            if (text[j] == text[i] && text[i] != 0)
                position[i]++;
    }
}

void visible_bias(size_t n, const size_t text[n], size_t window,
                  double bias[n][n])
{
    double position[n];

    text_positions(n, text, position);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j <= i; j++)
            if (i == j ||
                (text[i] == text[j] && text[i] != 0 &&
                 (window == 0 || position[i] - position[j] < (double)window)))
                bias[i][j] = 0;
}

static void turn(double pos, size_t d, double base, const double x[d],
                 double turned[d])
{
    for (size_t i = 0; i < d; i += 2) {
        double a = pos * pow(base, -(double)i / (double)d);

        turned[i] = x[i] * cos(a) - x[i + 1] * sin(a);
        turned[i + 1] = x[i] * sin(a) + x[i + 1] * cos(a);
    }
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t i = 0; i + 1 < n; i++) {
        double turned[d], sum = 0;

        turn((double)(past + i), d, base, q[i], turned);
        for (size_t c = 0; c < d; c++)
            y[i][c] = 0;
        for (size_t j = 0; j <= past + i; j++) {
            double dot = 0, power;

            for (size_t c = 0; c < d; c++)
                dot += turned[c] * keys[j][c];
            power = exp(dot / sqrt((double)d));
            sum += power;
            for (size_t c = 0; c < d; c++)
                y[i][c] += power * values[j][c];
        }
        for (size_t c = 0; c < d; c++)
            y[i][c] /= sum;
    }
}
