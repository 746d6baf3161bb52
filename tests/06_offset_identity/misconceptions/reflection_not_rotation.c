/* This is what you get when the minus sign stands on the diagonal, before a
 * cosine. That is a mirror image. It keeps lengths as a rotation does, but
 * offset 0 changes the pair, and should not.
 *
 * read: turns-add-up-and-can-be-undone */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = cos(k * w);
    t[1][1] = -cos(k * w);
    t[0][1] = t[1][0] = sin(k * w);
}
