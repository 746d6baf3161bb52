/* This is what you get when the cosine is taken instead of the sine: the wave
 * starts at its crest, and position 0 gets 1.
 *
 * read: the-formula-symbol-by-symbol
 */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return cos(pos);
}
