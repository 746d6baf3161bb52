/* This is what you get when the offset is kept with 11 binary digits, as TF32
 * and float16 have. From 2048 on there are no odd numbers, and then the gaps
 * grow: offsets that are near each other become the same one.
 *
 * read: turns-add-up-and-can-be-undone
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#include "offset_identity.h"

void offset_rotation(double k, double w, double t[2][2])
{
    double angle = cut_to_digits(11, k) * w;

    t[0][0] = t[1][1] = cos(angle);
    t[0][1] = sin(angle);
    t[1][0] = -sin(angle);
}
