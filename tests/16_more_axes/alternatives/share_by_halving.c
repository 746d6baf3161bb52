/* The share is found by halving, until its first ten digits stand. */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    double all = 1 + (double)(n - 1) * exp(-lead), low = 0, high = 1;

    while (high - low > 1e-10 * low) {
        double middle = (low + high) / 2;

        if (middle * all < 1)
            low = middle;
        else
            high = middle;
    }
    return high;
}
