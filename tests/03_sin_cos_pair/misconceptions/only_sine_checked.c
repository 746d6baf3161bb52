/* This is what you get when the search ends as soon as the sine is small. The
 * sine is small at half turns too, after 22 or 355, when the hand points the
 * other way.
 *
 * read: rising-or-falling */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    size_t k = 1;

    while (fabs(sin((double)k)) >= tolerance)
        k++;
    return k;
}
