/* This is what you get when w_q, w_k and w_v are taken transposed, and w_o as
 * it is. All four products are of one kind: number k of a row meets row k of
 * the matrix.
 *
 * read: columns-for-each-head */
#define WEIGHT(output, w, k, c) ((output) ? (w)[k][c] : (w)[c][k])
#include "with_heads.h"
