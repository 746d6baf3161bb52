/* flag:
 * points: 10 */
/* The search for the largest starts with what stands in its memory, which
 * happens to be far below zero: without luck the four tests of this exercise
 * fail. */
#include "full_formula.h"

#include <math.h>

size_t pair_with_wavelength(double length, size_t d_model)
{
    size_t nearest = 0;
    double largest;

    for (size_t i = 0; 2 * i < d_model; i++) {
        double w = pair_frequency(i, d_model);
        double nearness = -fabs(log(2 * acos(-1) / w / length));

        if (nearness > largest) {
            largest = nearness;
            nearest = i;
        }
    }
    return nearest;
}
