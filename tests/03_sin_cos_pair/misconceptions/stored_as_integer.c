/* This is what you get when the position is kept in a whole number, such as an
 * int. What stands behind the point is lost, and 0.5 has the pair of 0. The
 * position stays a double.
 *
 * read: the-formula-symbol-by-symbol */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    int p = (int)pos;

    pair[0] = sin(p);
    pair[1] = cos(p);
}
