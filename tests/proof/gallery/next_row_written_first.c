/* The next row is written before it is turned: an array that was never set. As
 * a float its numbers are infinite.
 * of: fill_table
 * kind: wrong
 * never: logarithm of 0 */
#include "fast_table.h"

#include <math.h>

void turn_row(size_t d_model, const double step[d_model],
              const double row[d_model], double next[d_model])
{
    for (size_t i = 0; i < d_model / 2; i++) {
        double s = row[2 * i], c = row[2 * i + 1];
        double sin_a = step[2 * i], cos_a = step[2 * i + 1];
        next[2 * i] = s * cos_a + c * sin_a;
        next[2 * i + 1] = c * cos_a - s * sin_a;
    }
}

void fill_table(size_t n, size_t d_model, float pe[n][d_model])
{
    double step[d_model], now[d_model], next[d_model];
    for (size_t i = 0; i < d_model / 2; i++) {
        double w = pow(10000.0, -2.0 * (double)i / (double)d_model);
        step[2 * i] = sin(w);
        step[2 * i + 1] = cos(w);
        now[2 * i] = 0;
        now[2 * i + 1] = 1;
    }
    for (size_t pos = 0; pos < n; pos++) {
        for (size_t c = 0; c < d_model; c++) {
            pe[pos][c] = (float)next[c];
        }
        turn_row(d_model, step, now, next);
        for (size_t c = 0; c < d_model; c++) {
            now[c] = next[c];
        }
    }
}
