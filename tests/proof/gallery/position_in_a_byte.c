/* The position is kept in one byte.
 *
 * of: encode_position
 * kind: wrong
 * say: encoding of position 198, not of 710 */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    unsigned char place = (unsigned char)pos;

    for (size_t k = 0; k < d_model; k++) {
        double phase = place * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
