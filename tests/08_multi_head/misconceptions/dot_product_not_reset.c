/* This is what you get when a dot product goes on from the one before: each
 * key's score has those of all keys before it in it. Set the sum back to 0 for
 * each key.
 *
 * read: queries-keys-and-values */
#define SCORE before
#include "with_mix.h"
