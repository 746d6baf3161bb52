/* This is what you get when the cosine has no sign: computed from the sine, as
 * the root of 1 - sine^2, or with fabs. Neither is ever negative, so the sign
 * is lost in the lower half of the clock.
 *
 * read: river-bank-number-by-number */
#include "full_formula.h"

#include <math.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    for (size_t k = 0; k < d_model; k++) {
        double phase = (double)pos * pair_frequency(k / 2, d_model);

        pe[k] = k % 2 == 0 ? sin(phase) : fabs(cos(phase));
    }
}
