/* This is what you get when 1 is added to the position, to count as First
 * Principles does here. Its river already comes with pos = 1: the caller has
 * counted, and the wave should take the position as it is.
 *
 * read: river-bank-with-one-number
 */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(pos + 1);
}
