/* Every query of a call stands where the last one does. */
#include "it_writes.h"

#include <math.h>
#include <string.h>

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t i = 0; i < n; i++) {
        double query[d], sum = 0, pos = (double)(past + n - 1);

        for (size_t c = 0; c < d; c += 2) {
            double a = pos * pow(base, -(double)c / (double)d);

            query[c] = q[i][c] * cos(a) - q[i][c + 1] * sin(a);
            query[c + 1] = q[i][c] * sin(a) + q[i][c + 1] * cos(a);
        }
        memset(y[i], 0, sizeof y[i]);
        for (size_t j = 0; j <= past + i; j++) {
            double score = 0, share;

            for (size_t c = 0; c < d; c++)
                score += query[c] * keys[j][c] / sqrt((double)d);
            share = exp(score);
            sum += share;
            for (size_t c = 0; c < d; c++)
                y[i][c] += share * values[j][c];
        }
        for (size_t c = 0; c < d; c++)
            y[i][c] /= sum;
    }
}
