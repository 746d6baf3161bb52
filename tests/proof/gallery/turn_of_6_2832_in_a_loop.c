/* Whole turns are taken off one by one, with too few digits.
 *
 * of: single_sine
 * kind: wrong
 * never: It has the right size */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    while (pos > 6.2832)
        pos -= 6.2832;
    return sin(pos);
}
