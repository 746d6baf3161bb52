/* This is what you get from the cosine alone: it can't tell the right half of
 * the clock from the left, and all angles come out between 0 and pi.
 *
 * read: the-phase
 */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return acos(pair[1]);
}
