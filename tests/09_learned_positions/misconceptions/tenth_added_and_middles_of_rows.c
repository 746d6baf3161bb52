/* This is what you get when 0.1 is added to the new size, so that no rounding
 * makes it too small, and the middles of rows are compared: a half is added to
 * r, and subtracted in the end. Here row 0 falls on row 0, and the last one on
 * the last.
 *
 * read: a-row-between-two-rows
 * shipped: https://github.com/facebookresearch/dinov2/pull/378 */
#include <math.h>
#define PLACE                                                                  \
    fmax(0, ((double)r + 0.5) * (double)from / ((double)to + 0.1) - 0.5)
#include "with_line.h"
