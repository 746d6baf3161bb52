/* The position becomes a byte: the token 256 is turned like token 0. */
#include "it_writes.h"

#include <math.h>
#include <string.h>

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    if (past + n > room)
        return false;
    for (size_t i = 0; i < n; i++) {
        unsigned char pos = (unsigned char)(past + i);

        for (size_t c = 0; c < d; c += 2) {
            double a = pos * pow(base, -(double)c / (double)d);

            keys[past + i][c] = k[i][c] * cos(a) - k[i][c + 1] * sin(a);
            keys[past + i][c + 1] = k[i][c] * sin(a) + k[i][c + 1] * cos(a);
        }
        memcpy(values[past + i], v[i], sizeof v[i]);
    }
    return true;
}
