/* Halves are put into pairs, turned as neighbours, and put back. The order is
 * found by walking over the result. A frequency is scaled along a line. */
#include "rotary.h"

#include <math.h>

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    size_t from = 0;

    for (size_t k = 0; k < d; k++, from += 2)
        halves[k] = pairs[from < d ? from : from - d + 1];
}

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    double pairs[d], turned[d];

    for (size_t k = 0; k < d; k++)
        pairs[k] = x[k % 2 * (d / 2) + k / 2];
    if (!rotate(pos, d, base, pairs, turned))
        return false;
    halves_from_pairs(d, turned, rotated);
    return true;
}

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double least = w / factor, turn = acos(-1) / trained * 2;
    double slope = (w - least) / (high * turn - low * turn);
    double blended = least + slope * (w - low * turn);

    return w >= high * turn ? w : blended < least ? least : blended;
}
