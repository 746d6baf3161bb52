/* This is what you get when sine and cosine are computed in float: the tip is
 * off the circle in the eighth decimal, and fractions of a position are
 * rounded before they begin.
 *
 * read: the-formula-symbol-by-symbol
 */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = (double)sinf((float)pos);
    pair[1] = (double)cosf((float)pos);
}
