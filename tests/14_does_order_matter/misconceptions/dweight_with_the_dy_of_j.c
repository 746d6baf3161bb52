/* This is what you get when dweight is made of dy of row j. Only row i of the
 * result is made with the weights of query i, so it is dy[i] times v[j].
 *
 * read: through-attention */
#define DWEIGHT_TERM dy[j][c] * v[j][c]
#include "with_steps.h"
