/* This is what you get when the powers of e are divided by the number of keys,
 * and not by their sum and the sink's.
 *
 * read: write-attend_with_sink */
#define UNDER (double)n
#include "with_sink.h"
