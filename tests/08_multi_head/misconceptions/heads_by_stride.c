/* This is what you get when head a takes every so many-th column: a, a + heads,
 * a + 2 heads and so on. The columns of a head stand side by side, from a times
 * its width on.
 *
 * read: columns-for-each-head */
#define COLUMN(a, c) ((c)*heads + (a))
#include "with_heads.h"
