/* This is what you get when the largest score is subtracted from the power of
 * e. It is subtracted from the score, within exp.
 *
 * read: write-attend_kept */
#include "it_writes.h"

#include <math.h>

static void rotate(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    for (size_t i = 0; i < d / 2; i++) {
        double a = pos * pow(base, -2.0 * (double)i / (double)d);
        double first = x[2 * i], second = x[2 * i + 1];
        rotated[2 * i] = first * cos(a) - second * sin(a);
        rotated[2 * i + 1] = first * sin(a) + second * cos(a);
    }
}

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double root = sqrt((double)d);
    for (size_t i = 0; i < n; i++) {
        size_t seen = past + i + 1;
        double turned[d], share[past + n];
        rotate((double)(past + i), d, base, q[i], turned);
        double largest = -INFINITY;
        for (size_t j = 0; j < seen; j++) {
            share[j] = 0;
            for (size_t c = 0; c < d; c++) {
                share[j] += turned[c] * keys[j][c];
            }
            share[j] /= root;
            if (share[j] > largest) {
                largest = share[j];
            }
        }
        double sum = 0;
        for (size_t j = 0; j < seen; j++) {
            share[j] = exp(share[j]) - largest;
            sum += share[j];
        }
        for (size_t c = 0; c < d; c++) {
            y[i][c] = 0;
            for (size_t j = 0; j < seen; j++) {
                y[i][c] += share[j] * values[j][c];
            }
            y[i][c] /= sum;
        }
    }
}
