/* This is what you get when each share meets the value of token i itself, so
 * row i of the result is row i of v. Share j belongs to the value of token j.
 *
 * read: one-number-for-each-score */
#define VALUE i
#include "with_mix.h"
