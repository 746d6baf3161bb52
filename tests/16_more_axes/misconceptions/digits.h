/* A number in a short format, which has so many binary digits: the nearest one,
 * or what is left where the others are cut off. */
#ifndef DIGITS_H
#define DIGITS_H

#include <math.h>

static inline double in_digits(int digits, double x)
{
    int power;
    double part = frexp(x, &power);

    return ldexp(rint(ldexp(part, digits)), power - digits);
}

static inline double cut_to_digits(int digits, double x)
{
    int power;
    double part = frexp(x, &power);

    return ldexp(trunc(ldexp(part, digits)), power - digits);
}

#endif
