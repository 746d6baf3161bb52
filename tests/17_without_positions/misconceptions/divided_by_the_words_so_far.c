/* This is what you get when the result is divided by how many words have been
 * written. Here nothing is divided.
 *
 * read: a-memory-that-is-written-again */
#define RESULT sum / (double)(i + 1)
#include "with_recall.h"
