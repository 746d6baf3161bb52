/* This is what you get when the exponent of the frequency is divided by the
 * factor, so that the base becomes a root of itself. All waves but the first
 * get shorter then, and should get longer.
 *
 * read: longer-texts
 * shipped: https://github.com/keras-team/keras-hub/pull/1605 */
#include "rotary.h"

#include <math.h>

double stretched_base(double base, size_t d, double factor)
{
    (void)d;
    return pow(base, 1 / factor);
}
