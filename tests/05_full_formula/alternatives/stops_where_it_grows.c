/* The waves grow from pair to pair, so the search stops where the distance
 * grows. Variables are declared first and set later: last is read only after it
 * was set, which a compiler may not see. */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    double last, apart;
    size_t i;

    for (i = 0; 2 * i < d_model; i++) {
        apart = fabs(log(2 * acos(-1) / pair_frequency(i, d_model) / length));
        if (i > 0 && apart >= last)
            break;
        last = apart;
    }
    return i - 1;
}
