/* The pair is one complex number, cosine + i sine. The first return turns the
 * hand by multiplication, one radian at a time. */
#include "sin_cos_pair.h"

#include <complex.h>
#include <math.h>

static double complex hand(double pos)
{
    return cexp(I * pos);
}

void sin_cos_pair(double pos, double pair[2])
{
    pair[0] = cimag(hand(pos));
    pair[1] = creal(hand(pos));
}

double phase(const double pair[2])
{
    double turn = 2 * 3.14159265358979323846;
    double angle = carg(pair[1] + I * pair[0]);

    if (angle < 0 && angle + turn < turn)
        return angle + turn;
    return fmax(angle, 0);
}

double pair_distance(double p, double q)
{
    return cabs(hand(p) - hand(q));
}

size_t first_return(double tolerance)
{
    const double complex step = hand(1);
    double complex tip = step;
    size_t k = 1;

    for (; cabs(tip - 1) >= tolerance; k++)
        tip *= step;
    return k;
}
