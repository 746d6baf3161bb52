/* This is what you get when every token takes row 0 of wpe. The token at place
 * r takes row r.
 *
 * read: a-word-and-its-place */
#define NUMBER wte[token[r]][k] + wpe[0][k]
#include "with_sum.h"
