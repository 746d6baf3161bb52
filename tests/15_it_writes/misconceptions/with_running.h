/* attend_kept in one pass, with the largest score so far. A file that forgets
 * what becomes of the sum and the mixture when a larger score comes says so. */
#include "with_rotation.h"

#ifndef SUM_SO_FAR
#define SUM_SO_FAR sum *rest
#endif
#ifndef MIX_SO_FAR
#define MIX_SO_FAR y[i][c] * rest
#endif

void attend_kept(size_t past, size_t n, size_t d, double base,
                 const double q[n][d], const double keys[past + n][d],
                 const double values[past + n][d], double y[n][d])
{
    double query[d];

    memset(y, 0, sizeof(double[n][d]));
    for (size_t i = 0; i < n; i++) {
        double largest = -INFINITY, sum = 0;

        turn((double)(past + i), d, base, q[i], query);
        for (size_t j = 0; j <= past + i; j++) {
            double s = score(d, query, keys[j]), old = largest, rest, power;

            largest = fmax(largest, s);
            rest = exp(old - largest);
            power = exp(s - largest);
            sum = SUM_SO_FAR + power;
            for (size_t c = 0; c < d; c++)
                y[i][c] = MIX_SO_FAR + power * values[j][c];
        }
        for (size_t c = 0; c < d; c++)
            y[i][c] /= sum;
    }
}
