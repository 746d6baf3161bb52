/* This is what you get when sine and cosine are computed in float. Both are
 * wrong from the eighth decimal on, and a position between two tokens is
 * rounded before they are computed.
 *
 * read: the-formula-symbol-by-symbol */
#include "sin_cos_pair.h"

#include <math.h>

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = (double)sinf((float)pos);
    pair[1] = (double)cosf((float)pos);
}
