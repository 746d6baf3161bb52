/* This is what you get with d_k in place of its root, in the scores and in dq
 * and dk. A sum of random terms grows as the root of their number.
 *
 * read: through-attention */
#define SCORE product / (double)d_k + bias[i][j]
#define DQ    dbias[i][j] / (double)d_k *k[j][c]
#define DK    dbias[i][j] / (double)d_k *q[i][c]
#include "with_steps.h"
