/* The sine times the cosine, which is half the sine of twice the angle. */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return sin(pos) * cos(pos);
}
