/* This is what you get when only the number that differs most is used. The
 * distance uses all of them: it is the root of the sum of all squares.
 *
 * read: near-and-far */
#include "multi_frequency.h"

#include <math.h>

static double apart(size_t p, size_t q, size_t m, const double w[m])
{
    double largest = 0;

    for (size_t i = 0; i < m; i++) {
        double sine = sin((double)q * w[i]) - sin((double)p * w[i]);
        double cosine = cos((double)q * w[i]) - cos((double)p * w[i]);

        largest = fmax(largest, fmax(fabs(sine), fabs(cosine)));
    }
    return largest;
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    double closest = apart(0, 1, m, w);

    for (size_t q = 2; q < n; q++)
        for (size_t p = 0; p < q; p++)
            closest = fmin(closest, apart(p, q, m, w));
    return closest;
}
