/* of: keep_chunk
 * kind: overrun
 * say: keys has 4 rows of 4 numbers.* This writes to keys.4..0.
 * line: 20 */
#include "it_writes.h"

#include <math.h>

bool keep_chunk(size_t past, size_t n, size_t room, size_t d, double base,
                const double k[n][d], const double v[n][d],
                double keys[room][d], double values[room][d])
{
    for (size_t i = 0; i < n; i++) {
        size_t row = past + i;

        for (size_t c = 0; c < d; c += 2) {
            double a = (double)row * pow(base, -(double)c / (double)d);
            double east = cos(a), north = sin(a);

            keys[row][c] = k[i][c] * east - k[i][c + 1] * north;
            keys[row][c + 1] = k[i][c] * north + k[i][c + 1] * east;
        }
        for (size_t c = 0; c < d; c++)
            values[row][c] = v[i][c];
    }
    return true;
}
