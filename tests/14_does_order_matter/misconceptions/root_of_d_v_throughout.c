/* This is what you get with the root of d_v in place of the root of d_k, in
 * the scores and in dq and dk. A dot product of query and key has d_k terms.
 *
 * read: through-attention */
#define SCORE product / sqrt((double)d_v) + bias[i][j]
#define DQ    dbias[i][j] / sqrt((double)d_v) * k[j][c]
#define DK    dbias[i][j] / sqrt((double)d_v) * q[i][c]
#include "with_steps.h"
