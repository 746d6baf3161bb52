/* This is what you get when the first slope is 1: the exponent is -8 (head +
 * 1)/p, and the head counts from 0.
 *
 * read: a-slope-for-each-head */
#define BELOW -8 * (double)head / (double)p
#include "with_slope.h"
