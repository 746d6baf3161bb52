/* This is what you get when the sink is multiplied by the root of d. It is a
 * score already, as the dot products are once they are divided.
 *
 * read: a-sink */
#define SCORE product / sqrt((double)d)
#define SINK  exp(sqrt((double)d) * sink - largest)
#include "with_sink.h"
