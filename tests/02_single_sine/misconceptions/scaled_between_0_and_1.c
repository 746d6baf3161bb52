/* This is what you get when the wave is moved up and halved, so that it lies
 * between 0 and 1. It is bounded, and no more crowded, but it is not the sine
 * of the documents: position 0 would get one half.
 *
 * read: the-formula-symbol-by-symbol
 */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return (sin(pos) + 1) / 2;
}
