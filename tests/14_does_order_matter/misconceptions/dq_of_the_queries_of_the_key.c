/* This is what you get when dq is made of the queries. The slope of a product
 * in one factor is the other one, so dq has the keys in it.
 *
 * read: through-attention */
#define DQ dbias[i][j] / root *q[j][c]
#include "with_steps.h"
