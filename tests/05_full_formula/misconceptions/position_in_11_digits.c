/* This is what you get when the position is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: positions that are near each other become the same one.
 *
 * read: the-phase-needs-a-double
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "full_formula.h"

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    double at = in_digits(11, (double)pos);

    for (size_t index = 0; index < d_model; index++) {
        double phase = at * pair_frequency(index / 2, d_model);

        pe[index] = index % 2 == 0 ? sin(phase) : cos(phase);
    }
}