/* This is what you get when the old rows are copied one by one, and the last
 * one stands in for all that follow. The new rows lie on lines between the old
 * ones, from the first to the last.
 *
 * read: a-row-between-two-rows */
#define PLACE (double)r
#include "with_line.h"
