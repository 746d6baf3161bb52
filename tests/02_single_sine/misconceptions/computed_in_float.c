/* This is what you get when the sine is computed in float, which has seven
 * digits. The closest two positions of this chapter differ only in the seventh.
 *
 * read: the-worst-place */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return (double)sinf((float)pos);
}
