/* The waves grow with the pair, so the search can halve what is left of them.
 * The middle between two waves, as a ratio, is the root of their product. */
#include "full_formula.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t low = 0, high = (d_model - 1) / 2;

    while (low < high) {
        size_t i = low + (high - low) / 2;
        double w = pair_frequency(i, d_model);
        double next = pair_frequency(i + 1, d_model);

        if (length <= 2 * pi / sqrt(w * next))
            high = i;
        else
            low = i + 1;
    }
    return low;
}
