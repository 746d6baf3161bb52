/* This is what you get when each power is divided by the sum as it is so far.
 * Divide at the end, when all of them are in the sum.
 *
 * read: a-sink */
#define SHARE power / sum
#define LAST  y[c]
#include "with_powers.h"
