/* This is what you get when all scores have the opposite sign: the key that
 * fits best has the smallest share. The power of e is that of the score, less
 * the largest.
 *
 * read: queries-keys-and-values */
#define SCORE -product
#include "with_mix.h"
