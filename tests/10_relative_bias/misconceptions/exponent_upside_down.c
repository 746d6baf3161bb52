/* This is what you get with 2 to the -8/(head + 1): the exponent is divided by
 * the head in place of multiplied. The slopes then rise from head to head.
 *
 * read: a-slope-for-each-head */
#include "relative_bias.h"

#include <math.h>

double alibi_slope(size_t head, size_t heads)
{
    (void)heads;
    return pow(2, -8 / (double)(head + 1));
}
