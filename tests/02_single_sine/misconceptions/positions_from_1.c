/* This is what you get when 1 is added to the position, to count from 1. Use
 * the position as it is: a caller who counts from 1 passes 1 for the first
 * word.
 *
 * read: one-wave */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(pos + 1);
}
