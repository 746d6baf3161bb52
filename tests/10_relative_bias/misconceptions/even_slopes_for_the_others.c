/* This is what you get with 2t in place of 2t + 1, for the heads from p on.
 * The slopes with an even number are those that p heads have already.
 *
 * read: a-slope-for-each-head */
#define OTHERS -4 * (double)(2 * (head - p)) / (double)p
#include "with_slope.h"
