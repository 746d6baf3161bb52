/* This is what you get when a query sees the rows of this call alone. What was
 * kept before comes first, from row 0.
 *
 * read: write-attend_kept */
#define ROW past
#include "with_mix.h"
