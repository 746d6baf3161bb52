/* The lower half of a float is dropped, as a cut to bfloat16 does.
 *
 * of: encode_position
 * kind: wrong
 * say: encoding of position 708, not of 710
 * never: position pos [+-] 1 */
#include "full_formula.h"

#include <math.h>
#include <stdint.h>

static double cut(size_t pos)
{
    union {
        float number;
        uint32_t bits;
    } half = {(float)pos};

    half.bits &= 0xffff0000;
    return half.number;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = cut(pos) * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : cos(phase);
    }
}
