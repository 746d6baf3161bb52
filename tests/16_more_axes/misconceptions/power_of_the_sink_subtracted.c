/* This is what you get when the power of the sink is subtracted from the sum.
 * It is added, as that of a key.
 *
 * read: a-sink */
#define SUM -exp(sink - largest)
#include "with_powers.h"
