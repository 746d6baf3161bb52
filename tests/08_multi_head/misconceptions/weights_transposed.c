/* This is what you get when all the products are taken with the transposed
 * matrices. PyTorch stores the weights of a layer that way. Here the product is
 * x w: row k of w belongs to number k of a token.
 *
 * read: columns-for-each-head */
#define WEIGHT(output, w, k, c) (w)[c][k]
#include "with_heads.h"
