/* The brackets around the sum are missing.
 *
 * of: needle_share
 * kind: inverse_of_the_share
 * say: are brackets missing */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return 1 / 1 + (double)(n - 1) * exp(-lead);
}
