/* This is what you get when the offset is kept in bfloat16, which has 8 binary
 * digits. From 256 on it has no odd numbers, and from 65,536 on every 512th
 * number alone: offsets that are near each other become the same one.
 *
 * read: turns-add-up-and-can-be-undone
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#include "offset_identity.h"

void offset_rotation(double k, double w, double t[2][2])
{
    double angle = cut_to_digits(8, k) * w;

    t[0][0] = t[1][1] = cos(angle);
    t[0][1] = sin(angle);
    t[1][0] = -sin(angle);
}
