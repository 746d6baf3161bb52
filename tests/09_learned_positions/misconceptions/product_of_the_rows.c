/* This is what you get when the two rows are multiplied, number by number.
 * They are added.
 *
 * read: a-word-and-its-place */
#define NUMBER wte[token[r]][k] * wpe[r][k]
#include "with_sum.h"
