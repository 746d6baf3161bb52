#include "sin_cos_pair.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = sin(pos);
    pair[1] = cos(pos);
}

double phase(const double pair[2])
{
    double angle = atan2(pair[0], pair[1]);

    return angle < 0 ? angle + 2 * pi : angle;
}

double pair_distance(double p, double q)
{
    return 2 * fabs(sin((p - q) / 2));
}

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (pair_distance((double)k, 0) >= tolerance)
        k++;
    return k;
}
