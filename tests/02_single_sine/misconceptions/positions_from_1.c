/* This is what you get when 1 is added to the position, to count from 1. First
 * Principles counts so here, but its river already comes with pos = 1. Use the
 * position as it is.
 *
 * read: river-bank-with-one-number */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(pos + 1);
}
