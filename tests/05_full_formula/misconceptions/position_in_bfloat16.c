/* This is what you get when the position is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: positions that are near each other become the same one.
 *
 * read: the-phase-needs-a-double
 * shipped: https://github.com/utensils/mold/issues/786
 * shipped: https://github.com/modelscope/DiffSynth-Studio/pull/1025 */
#include "digits.h"
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double at = in_digits(8, (double)pos);

    for (size_t index = 0; index < d_model; index++) {
        double phase = at * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}