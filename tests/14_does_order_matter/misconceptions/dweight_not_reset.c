/* This is what you get when dweight goes on from key to key: each has the sums
 * of all keys before it in it. Set the sum back to 0 for each key.
 *
 * read: through-attention */
#define DWEIGHT sum
#include "with_steps.h"
