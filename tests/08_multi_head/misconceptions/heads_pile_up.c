/* This is what you get when queries, keys and values are set to 0 once, and not
 * for each head. The sums of head 1 then go on where those of head 0 ended. The
 * first head is right.
 *
 * read: columns-for-each-head */
#define PUT +=
#include "with_heads.h"
