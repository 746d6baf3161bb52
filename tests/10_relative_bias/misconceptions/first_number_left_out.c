/* This is what you get when the dot product begins with number 1. The numbers
 * of a query and a key are 0 to d_k - 1.
 *
 * read: one-number-for-each-score */
#define FROM 1
#include "with_mix.h"
