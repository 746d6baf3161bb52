/* Two lengths beyond 2^53 are one as doubles.
 *
 * of: long_frequency
 * kind: wrong
 * say: the length of the text is 9007199254740993 */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    const double *list = within;
    size_t words = last + 1;

    if ((double)words > (double)trained)
        list = beyond;
    return exp(-log(base) * (double)pair / (double)pairs) / list[pair];
}
