/* Each pair becomes a length and an angle, and the angle grows. At position 0
 * the last digit may differ. */
#include "more_axes.h"

#include <math.h>
#include <string.h>

static void turn(double angle, const double *east, const double *north,
                 double *new_east, double *new_north)
{
    double length = hypot(*east, *north);
    double all = atan2(*north, *east) + angle;

    *new_east = length * cos(all);
    *new_north = length * sin(all);
}

void rotate_axes(size_t pairs, size_t axes, const double pos[axes],
                 const size_t axis[pairs], double base,
                 const double x[2 * pairs], double rotated[2 * pairs])
{
    for (size_t p = 0; p < pairs; p++)
        turn(pos[axis[p]] * pow(base, -(double)p / (double)pairs), &x[2 * p],
             &x[2 * p + 1], &rotated[2 * p], &rotated[2 * p + 1]);
}

void rotate_part(double pos, size_t pairs, size_t turning, bool whole,
                 double base, const double x[2 * pairs],
                 double rotated[2 * pairs])
{
    size_t half = whole ? pairs : turning;

    memcpy(rotated, x, 2 * pairs * sizeof *x);
    for (size_t p = 0; p < turning; p++)
        turn(pos * pow(base, -(double)p / (double)half), &x[p], &x[p + half],
             &rotated[p], &rotated[p + half]);
}
