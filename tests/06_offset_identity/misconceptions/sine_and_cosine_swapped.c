/* This is what you get when sine and cosine are swapped in the matrix. Offset 0
 * is then a quarter of a turn, and should be no turn at all.
 *
 * read: the-proof */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = t[1][1] = sin(k * w);
    t[0][1] = cos(k * w);
    t[1][0] = -cos(k * w);
}
