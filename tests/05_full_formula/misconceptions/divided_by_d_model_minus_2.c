/* This is what you get when the exponent is divided by d_model - 2. The last
 * wave is then 62831.85 positions long, as in the program of the paper's
 * authors. The formula divides by d_model. At width 2 the quotient is 0 / 0.
 *
 * read: how-long-the-longest-wave-is */
#include "full_formula.h"

#include <math.h>

double pair_frequency(size_t i, size_t d_model)
{
    return pow(10000, -2.0 * (double)i / ((double)d_model - 2));
}
