/* This is what you get when square never becomes smaller: the larger of its old
 * number and its new one is kept. That is AMSGrad, a variant of Adam. Here a
 * square fades when gradients become small.
 *
 * read: how-far-to-step */
#define SQUARE fmax(square[c], .999 * square[c] + .001 * g * g)
#include "with_adam.h"
