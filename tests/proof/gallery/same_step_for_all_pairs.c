/* of: encode_by_turning
 * say: the frequency was left out */
#include "fast_table.h"

#include <math.h>

void encode_by_turning(size_t n, size_t d, double pe[n][d])
{
    double st[d];
    for (size_t i = 0; i < d / 2; i++) {
        st[2 * i] = sin(1);
        st[2 * i + 1] = cos(1);
        pe[0][2 * i] = 0;
        pe[0][2 * i + 1] = 1;
    }
    for (size_t r = 1; r < n; r++)
        turn_row(d, st, pe[r - 1], pe[r]);
}
