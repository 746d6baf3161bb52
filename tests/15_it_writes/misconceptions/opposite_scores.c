/* This is what you get when all scores have the opposite sign: the key that
 * fits best has the smallest share.
 *
 * read: new-words-ask-every-kept-word */
#define SCORE -product / sqrt((double)d)
#include "with_mix.h"
