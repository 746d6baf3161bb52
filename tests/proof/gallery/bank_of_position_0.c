/* of: wave_bank
 * kind: wrong
 * say: ^This is the bank of position 0, whatever the position is */
#include "multi_frequency.h"

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    (void)pos;
    (void)w;
    for (size_t k = 0; k < 2 * m; k++)
        bank[k] = (double)(k % 2);
}
