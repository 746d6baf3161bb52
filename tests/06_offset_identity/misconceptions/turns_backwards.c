/* This is what you get when the minus sign stands in the other corner. The pair
 * then turns backwards, to pos - k. Books that put the cosine first have this
 * matrix, which is the transpose of the right one.
 *
 * read: write-offset_rotation */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = t[1][1] = cos(k * w);
    t[0][1] = -sin(k * w);
    t[1][0] = sin(k * w);
}
