/* of: wave_bank
 * kind: wrong
 * say: In every second wave the cosine */
#include "multi_frequency.h"

#include <math.h>

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    for (size_t i = 0; i < m; i++) {
        double a = pos * w[i];

        bank[2 * i] = i % 2 ? cos(a) : sin(a);
        bank[2 * i + 1] = i % 2 ? sin(a) : cos(a);
    }
}
