/* The pair at the indices east and north of x, turned. */
#include "more_axes.h"

#include <math.h>
#include <string.h>

static inline void turn(double angle, size_t east, size_t north,
                        const double *x, double *rotated)
{
    rotated[east] = x[east] * cos(angle) - x[north] * sin(angle);
    rotated[north] = x[east] * sin(angle) + x[north] * cos(angle);
}
