/* This is what you get when every head takes the first columns of the values.
 * Head a begins at column a times its width, there as in the others.
 *
 * read: columns-for-each-head */
#define V_COLUMN(a, c) (c)
#include "with_heads.h"
