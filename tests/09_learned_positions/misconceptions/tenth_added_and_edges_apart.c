/* This is what you get when 0.1 is added to the new size, so that no rounding
 * makes it too small, and row r lies at r from / to. The last row then does not
 * fall on the last. Of from rows there are from - 1 steps, and whole numbers
 * need no help.
 *
 * read: a-row-between-two-rows
 * shipped: https://github.com/facebookresearch/dinov2/pull/378 */
#define PLACE (double)(r * from) / ((double)to + 0.1)
#include "with_line.h"
