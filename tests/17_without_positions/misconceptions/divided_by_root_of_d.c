/* This is what you get when the result is divided by the root of the width,
 * as scores are. Here nothing is divided.
 *
 * read: a-memory-that-is-written-again */
#define RESULT sum / sqrt((double)d_k)
#include "with_recall.h"
