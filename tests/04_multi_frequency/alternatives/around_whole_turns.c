/* Besides neighbours, only the offsets just below and just above a whole turn
 * of some wave are tried. At any other offset each wave is a position or more
 * away from its turns, so no chord is shorter than that between neighbours. */
#include "multi_frequency.h"

#include <math.h>

static const double two_pi = 6.283185307179586;

static double square_at(double offset, size_t m, const double w[m])
{
    double square = 0;

    for (size_t i = 0; i < m; i++)
        square += 4 * pow(sin(offset * w[i] / 2), 2);
    return square;
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = square_at(1, m, w), last = (double)n - 1;

    for (size_t i = 0; i < m; i++)
        for (double at = two_pi / w[i]; floor(at) <= last; at += two_pi / w[i])
            for (double k = fmax(floor(at), 1); k <= fmin(ceil(at), last); k++)
                closest = fmin(closest, square_at(k, m, w));
    return sqrt(closest);
}
