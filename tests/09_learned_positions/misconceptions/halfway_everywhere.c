/* This is what you get when a new row between two old ones always lies in the
 * middle. The closer it is to one of them, the larger is the share of that
 * one.
 *
 * read: a-row-between-two-rows */
#define NUMBER share > 0 ? (low[k] + high[k]) / 2 : low[k]
#include "with_line.h"
