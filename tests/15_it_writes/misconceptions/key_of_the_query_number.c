/* This is what you get when query i asks key i alone, once for each row: all
 * scores are then the same. Score j is that of key j.
 *
 * read: new-words-ask-every-kept-word */
#define KEY i
#include "with_mix.h"
