/* This is what you get when the powers of e are divided by n + 1, for the keys
 * and the sink. They are divided by the sum of all powers.
 *
 * read: write-attend_with_sink */
#define UNDER (double)(n + 1)
#include "with_sink.h"
