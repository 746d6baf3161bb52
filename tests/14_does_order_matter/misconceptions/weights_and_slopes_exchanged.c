/* This is what you get when softmax_backward is given the slopes of the
 * weights first, and then the weights. It is the other way round.
 *
 * read: through-attention */
#define GIVEN dweight, weight
#include "with_steps.h"
