/* This is what you get when only offsets at the whole turns of a wave are
 * tried. The closest two positions may lie between the turns of all waves:
 * there, each wave is nearly round and none is quite.
 *
 * read: how-close-the-closest-two-come */
#include "multi_frequency.h"

#include <math.h>

static double distance_at(size_t offset, size_t m, const double w[m])
{
    double square = 0;

    for (size_t i = 0; i < m; i++)
        square += pow(2 * sin((double)offset * w[i] / 2), 2);
    return sqrt(square);
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double best = distance_at(1, m, w);

    for (size_t i = 0; i < m; i++) {
        double turn = 2 * 3.14159265358979323846 / w[i];
        double at = round(turn);

        for (size_t turns = 1; at < (double)n; at = round(++turns * turn))
            if (at >= 1)
                best = fmin(best, distance_at((size_t)at, m, w));
    }
    return best;
}
