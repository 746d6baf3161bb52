/* This is what you get when the dot product begins with number 1. The numbers
 * of a query and a key are 0 to d - 1.
 *
 * read: new-words-ask-every-kept-word */
#define FROM 1
#include "with_mix.h"
