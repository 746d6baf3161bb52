#include "sin_cos_pair.h"

void sin_cos_pair(double pos, double pair[2])
{
    int zero = 0;

    pair[0] = 1 / zero;
}

double phase(const double pair[2])
{
    return ((double *)pair)[0] = 3;
}

double pair_distance(double p, double q)
{
    return pair_distance(q, p) + 1;
}
