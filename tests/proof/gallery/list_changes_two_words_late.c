/* The second list begins two words after its first word.
 *
 * of: long_frequency
 * kind: wrong
 * say: the length of the text is 4097
 * never: should be longer */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double factor = last > trained + 1 ? beyond[pair] : within[pair];

    return pow(base, -(double)pair / (double)pairs) / factor;
}
