/* This is what you get when softmax_backward is given the slopes of the
 * weights in both places. It takes the weights first.
 *
 * read: through-attention */
#define GIVEN dweight, dweight
#include "with_steps.h"
