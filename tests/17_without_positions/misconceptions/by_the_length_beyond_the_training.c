/* This is what you get when the frequency is divided by how many times as
 * long the text is. The list says by what it is divided.
 *
 * read: a-turn-that-must-reach-further */
#include "without_positions.h"

#include <math.h>

double long_frequency(size_t pair, size_t pairs, double base, size_t last,
                      size_t trained, const double within[pairs],
                      const double beyond[pairs])
{
    double times = (double)(last + 1) / (double)trained;

    (void)beyond, (void)within;
    return pow(base, -(double)pair / (double)pairs) / fmax(times, 1);
}
