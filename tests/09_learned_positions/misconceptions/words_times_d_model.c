/* This is what you get when the row of the token is multiplied by d_model. The
 * rows are added as they are.
 *
 * read: a-word-and-its-place */
#define NUMBER (double)d_model *wte[token[r]][k] + wpe[r][k]
#include "with_sum.h"
