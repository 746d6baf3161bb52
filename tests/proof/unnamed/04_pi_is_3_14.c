/* Pi with two decimals. */
#include "multi_frequency.h"

double wavelength(double w)
{
    return 2 * 3.14 / w;
}
