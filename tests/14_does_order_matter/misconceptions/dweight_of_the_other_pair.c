/* This is what you get when dweight is made of dy of row j and the value of
 * token i. Weight j of query i meets value j, so it is dy[i] times v[j].
 *
 * read: through-attention */
#define DWEIGHT_TERM dy[j][c] * v[i][c]
#include "with_steps.h"
