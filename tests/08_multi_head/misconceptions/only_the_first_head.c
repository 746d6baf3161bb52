/* This is what you get when only head 0 gives something, and all later ones
 * nothing. Each of them fills its own columns.
 *
 * read: columns-for-each-head */
#define LEFT(a) ((a) == 0)
#include "with_heads.h"
