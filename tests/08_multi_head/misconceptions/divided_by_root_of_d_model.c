/* This is what you get when the scores are divided by the root of d_model. The
 * dot products of a head are sums over its own columns, d_model / heads of
 * them, so that is what the root is of.
 *
 * read: columns-for-each-head */
#define SCALE sqrt((double)width / (double)d_model)
#include "with_heads.h"
