/* The exponent is 0 for every pair, so the frequency is there, and 1.
 *
 * say: or is always 1 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double exponent = (double)(k / 2 * 2 / d_model);
        double phase = (double)pos / pow(10000, exponent);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
