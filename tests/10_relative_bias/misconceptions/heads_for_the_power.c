/* This is what you get when the exponents are divided by heads, and not by p,
 * the largest power of two up to heads.
 *
 * read: a-slope-for-each-head */
#define BELOW  -8 * (double)(head + 1) / (double)heads
#define OTHERS -4 * (double)(2 * (head - p) + 1) / (double)heads
#include "with_slope.h"
