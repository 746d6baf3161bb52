/* This is what you get when a larger score comes, and the mixture so far stays
 * as it is. Its powers have the old largest score in them: multiply it by e to
 * the (old - new), as the sum.
 *
 * read: queries-keys-and-values */
#define MIX_SO_FAR y[i][c]
#include "with_running.h"
