/* This is what you get when the row of the position is subtracted. It is
 * added.
 *
 * read: a-word-and-its-place */
#define NUMBER wte[token[r]][k] - wpe[r][k]
#include "with_sum.h"
