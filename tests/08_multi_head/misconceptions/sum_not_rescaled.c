/* This is what you get when a larger score comes, and the sum so far stays as
 * it is. Its powers have the old largest score in them: multiply it by e to
 * the (old - new), as the mixture.
 *
 * read: queries-keys-and-values */
#define SUM_SO_FAR sum
#include "with_running.h"
