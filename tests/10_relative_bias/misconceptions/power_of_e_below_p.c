/* This is what you get with exp: e to the exponent. A slope is a power of 2.
 * exp2(x) gives it, or pow(2, x).
 *
 * read: a-slope-for-each-head */
#define BELOW -8 * (double)(head + 1) / (double)p / log(2)
#include "with_slope.h"
