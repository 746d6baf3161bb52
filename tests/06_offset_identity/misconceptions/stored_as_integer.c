/* This is what you get when k is stored as a whole number, in an int or a
 * size_t. An offset of half a position is then lost. The pair turns
 * continuously.
 *
 * read: turns-add-up-and-can-be-undone */
#include "offset_identity.h"

#include <math.h>

void offset_rotation(double k, double w, double t[2][2])
{
    t[0][0] = t[1][1] = cos(trunc(k) * w);
    t[0][1] = sin(trunc(k) * w);
    t[1][0] = -sin(trunc(k) * w);
}

double encoding_dot(double k, size_t d_model)
{
    double sum = 0;

    for (size_t i = 0; i < d_model / 2; i++)
        sum += cos(trunc(k) * pow(10000, -2.0 * (double)i / (double)d_model));
    return sum;
}
