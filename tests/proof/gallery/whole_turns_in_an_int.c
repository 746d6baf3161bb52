/* The turns of a far position are more than an int counts.
 *
 * of: single_sine
 * kind: undefined
 * say: signed integer overflow */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    int turns = (int)(pos / (2 * M_PI));

    return sin(pos - turns * 2 * M_PI);
}
