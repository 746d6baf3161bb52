/* This is what you get when the scores of the keys have the opposite sign: the
 * key that fits best has the smallest share.
 *
 * read: write-attend_with_sink */
#define SCORE -product / sqrt((double)d)
#include "with_sink.h"
