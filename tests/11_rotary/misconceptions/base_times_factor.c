/* This is what you get when the exponent is 1. Is there none, or is the slowest
 * pair taken for number d/2? The pairs end at d/2 - 1, whose wave then grows by
 * less than the factor.
 *
 * read: longer-texts */
#include "rotary.h"

double stretched_base(double base, size_t d, double factor)
{
    (void)d;
    return base * factor;
}
