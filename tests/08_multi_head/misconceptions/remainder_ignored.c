/* This is what you get when the heads need not divide the width. 4 heads of 6
 * columns have 1 column each, and the last two columns belong to nobody. There
 * is no right answer: return false.
 *
 * read: columns-for-each-head */
#define REFUSED (heads == 0 || d_model < heads)
#include "with_heads.h"
