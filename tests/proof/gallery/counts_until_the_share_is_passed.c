/* A loop counts words until the share has been passed.
 *
 * of: counted_position
 * kind: wrong
 * never: how many words are seen
 * say: Is it rounded up, or does a loop count until it has passed it */
#include "without_positions.h"

#include <math.h>

size_t counted_position(double share, double lead)
{
    const double e = exp(lead);
    size_t i = 0;

    while (e / (e + (double)i) > share)
        i++;
    return i;
}
