/* This is what you get when a larger score comes, and what has been added up
 * so far stays as it is. Its powers have the old largest score in them:
 * multiply sum and mixture by e to the (old - new), or look for the largest of
 * all in a loop before.
 *
 * read: new-words-ask-every-kept-word */
#define SUM_SO_FAR sum
#define MIX_SO_FAR y[i][c]
#include "with_running.h"
