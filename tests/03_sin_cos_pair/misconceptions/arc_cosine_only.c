/* This is what you get when the phase is computed from the cosine alone. The
 * cosine is the same in the right and the left half of the clock, so all angles
 * come out between 0 and pi.
 *
 * read: the-phase */
#include "sin_cos_pair.h"

#include <math.h>

double phase(const double pair[2])
{
    return acos(pair[1]);
}
