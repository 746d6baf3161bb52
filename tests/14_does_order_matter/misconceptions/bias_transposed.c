/* This is what you get when the scores take the bias of query j and key i. The
 * bias of query i and key j is bias[i][j].
 *
 * read: through-attention */
#define SCORE product / root + bias[j][i]
#include "with_steps.h"
