/* A query's position is kept in one byte.
 *
 * of: attend_kept
 * kind: wrong
 * say: The position is 0 here, and not 256 */
#include "it_writes.h"

#include <math.h>

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    for (size_t t = 0; t < n; t++) {
        double query[d], share[past + n], most = -INFINITY, sum = 0;
        unsigned char at = (unsigned char)(past + t);

        for (size_t i = 0; i < d; i += 2) {
            double a = at * pow(base, -(double)i / (double)d);

            query[i] = q[t][i] * cos(a) - q[t][i + 1] * sin(a);
            query[i + 1] = q[t][i] * sin(a) + q[t][i + 1] * cos(a);
        }
        for (size_t j = 0; j <= past + t; j++) {
            share[j] = 0;
            for (size_t c = 0; c < d; c++)
                share[j] += query[c] * keys[j][c] / sqrt((double)d);
            most = fmax(most, share[j]);
        }
        for (size_t j = 0; j <= past + t; j++)
            sum += share[j] = exp(share[j] - most);
        for (size_t c = 0; c < d; c++) {
            y[t][c] = 0;
            for (size_t j = 0; j <= past + t; j++)
                y[t][c] += share[j] / sum * values[j][c];
        }
    }
}
