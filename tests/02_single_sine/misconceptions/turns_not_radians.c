/* This is what you get when each position turns by a whole turn, 2 pi, rather
 * than by one radian. At whole numbers the wave is always back at 0, and all
 * tokens look the same.
 *
 * read: the-formula-symbol-by-symbol
 */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(2 * 3.14159265358979323846 * pos);
}
