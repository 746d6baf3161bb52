/* This is what you get when the root of d_k multiplies the scores, and dq and
 * dk. It divides them.
 *
 * read: through-attention */
#define SCORE product *root + bias[i][j]
#define DQ    dbias[i][j] * root *k[j][c]
#define DK    dbias[i][j] * root *q[i][c]
#include "with_steps.h"
