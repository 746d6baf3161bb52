/* This is what you get when the shares are divided by the number of keys as
 * well. They are a mean's weights already.
 *
 * read: write-attend_with_sink */
#define UNDER sum *(double)n
#include "with_sink.h"
