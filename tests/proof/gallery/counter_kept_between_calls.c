/* of: keep_chunk
 * say: The same call gave the other numbers before */
#include "it_writes.h"

#include <math.h>
#include <string.h>

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    static size_t at = 0;
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++, at++) {
        for (size_t c = 0; c < d; c += 2) {
            double a = (double)at * pow(base, -(double)c / (double)d);
            keys[past + i][c] = k[i][c] * cos(a) - k[i][c + 1] * sin(a);
            keys[past + i][c + 1] = k[i][c] * sin(a) + k[i][c + 1] * cos(a);
        }
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}
