/* This is what you get when dv is made with the values. A value's slope is
 * weight times dy.
 *
 * read: through-attention */
#define DV weight[j] * v[j][c]
#include "with_steps.h"
