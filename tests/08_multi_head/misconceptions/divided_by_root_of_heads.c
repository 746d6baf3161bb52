/* This is what you get when the scores are divided by the root of the number of
 * heads. The dot products of a head are sums over its columns: the root is that
 * of d_model / heads. With 4 columns and 2 heads the two are the same.
 *
 * read: columns-for-each-head */
#define SCALE sqrt((double)width / (double)heads)
#include "with_heads.h"
