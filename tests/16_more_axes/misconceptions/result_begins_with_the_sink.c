/* This is what you get when the result begins with the power of the sink. The
 * sink is in the sum alone: it has no value.
 *
 * read: a-sink */
#define RESULT sum
#include "with_powers.h"
