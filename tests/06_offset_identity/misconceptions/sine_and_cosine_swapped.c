/* This is what you get when sine and cosine have changed places in the matrix,
 * as they do in the encoding: then offset 0 is a quarter of a turn, and it
 * should be none.
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
