/* Where a call ends behind the fourth token, all pairs but the first turn 8
 * times as slowly.
 *
 * of: keep_chunk
 * kind: wrong
 * say: Another call keeps the same key otherwise */
#include "it_writes.h"

#include <math.h>
#include <string.h>

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (n > room - past)
        return false;
    for (size_t t = 0; t < n; t++) {
        for (size_t i = 0; i < d; i += 2) {
            double slow = i > 0 && past + n > 4 ? 8 : 1;
            double w = pow(base, -(double)i / (double)d) / slow;
            double a = (double)(past + t) * w;

            keys[past + t][i] = k[t][i] * cos(a) - k[t][i + 1] * sin(a);
            keys[past + t][i + 1] = k[t][i] * sin(a) + k[t][i + 1] * cos(a);
        }
        memcpy(values[past + t], v[t], sizeof v[t]);
    }
    return true;
}
