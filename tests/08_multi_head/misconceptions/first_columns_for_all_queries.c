/* This is what you get when every head takes the first columns of the queries.
 * Head a begins at column a times its width, there as in the others.
 *
 * read: columns-for-each-head */
#define Q_COLUMN(a, c) (c)
#include "with_heads.h"
