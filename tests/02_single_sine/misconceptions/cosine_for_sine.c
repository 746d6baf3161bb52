/* This is what you get with the cosine in place of the sine. The wave starts at
 * its maximum, so position 0 gets 1.
 *
 * read: one-wave */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return cos(pos);
}
