/* This is what you get when dv is made with the slopes of the weights. A value
 * is multiplied with the weight, so its slope is weight times dy.
 *
 * read: through-attention */
#define DV dweight[j] * dy[i][c]
#include "with_steps.h"
