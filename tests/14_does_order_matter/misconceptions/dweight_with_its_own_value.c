/* This is what you get when dweight is the same for every j: it is made of the
 * value of token i, or stays 0. Weight j meets value j, so it is dy[i] times
 * v[j].
 *
 * read: through-attention */
#define DWEIGHT_TERM dy[i][c] * v[i][c]
#include "with_steps.h"
