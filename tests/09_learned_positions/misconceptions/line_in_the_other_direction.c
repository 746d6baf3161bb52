/* This is what you get when the difference of the two old rows has the wrong
 * sign: the line leads away from the row above. It is the row below, plus the
 * share of (above less below).
 *
 * read: a-row-between-two-rows */
#define NUMBER low[k] + share *(low[k] - high[k])
#include "with_line.h"
