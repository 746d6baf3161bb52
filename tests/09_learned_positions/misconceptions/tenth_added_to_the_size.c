/* This is what you get when 0.1 is added to the new size, so that no rounding
 * makes it too small. The new rows then lie before their places, and the last
 * falls before the last old one. Divide whole numbers instead: the remainder is
 * the share, and nothing is rounded.
 *
 * read: a-row-between-two-rows
 * shipped: https://github.com/facebookresearch/dinov2/pull/378 */
#define PLACE (double)(r * (from - 1)) / ((double)to + 0.1 - 1)
#include "with_line.h"
