/* This is what you get without the minus in the exponent: 2 to the 8 (head +
 * 1)/p, which is above 1. A slope is below 1.
 *
 * read: a-slope-for-each-head */
#define BELOW 8 * (double)(head + 1) / (double)p
#include "with_slope.h"
