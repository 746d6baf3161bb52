/* This is what you get when p stays below the number of heads. It is the
 * largest power of two up to heads, and where heads is one itself, p is heads.
 *
 * read: a-slope-for-each-head */
#define GROWS 2 * p < heads
#include "with_slope.h"
