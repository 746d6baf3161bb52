/* This is what you get when a dot product goes on from the one before: each
 * key's score has those of all keys before it in it. Set the sum back to 0 for
 * each key.
 *
 * read: new-words-ask-every-kept-word */
#define SCORE before / sqrt((double)d)
#include "with_mix.h"
