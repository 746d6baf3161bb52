/* This is what you get when only the last product takes w_o transposed. It is
 * the same product as the three others: number k of a row meets row k of the
 * matrix.
 *
 * read: columns-for-each-head */
#define WEIGHT(output, w, k, c) ((output) ? (w)[c][k] : (w)[k][c])
#include "with_heads.h"
