/* This is what you get with 8 in place of 4 in the exponent of the heads from
 * p on. They take every second slope of 2 p heads, so it is -8 (2t + 1)/(2 p),
 * which is -4 (2t + 1)/p.
 *
 * read: a-slope-for-each-head */
#define OTHERS -8 * (double)(2 * (head - p) + 1) / (double)p
#include "with_slope.h"
