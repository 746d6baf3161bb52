/* This is what you get when the sum of the powers goes on from row to row. Row
 * 0 is right, and the shares of each later row add up to less than 1. Set the
 * sum back to 0 for each row.
 *
 * read: one-number-for-each-score */
#define SUM sum
#include "with_mix.h"
