/* This is what you get when each power is that of the score of key 0. Key j
 * has its own.
 *
 * read: a-sink */
#define KEY k[0]
#include "with_powers.h"
