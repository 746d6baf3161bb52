/* of: wave_bank
 * kind: undefined
 * say: signed integer overflow */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double a = pos * w[i];
        int turns = a / (2 * M_PI);

        a -= turns * 2 * M_PI;
        bank[2 * i] = sin(a);
        bank[2 * i + 1] = cos(a);
    }
}
