/* This is what you get when only the last head is left: what the heads before
 * it gave is set to 0, or written over. Set y to 0 once, before the loop over
 * the heads.
 *
 * read: columns-for-each-head */
#define LEFT(a) ((a) + 1 == heads)
#include "with_heads.h"
