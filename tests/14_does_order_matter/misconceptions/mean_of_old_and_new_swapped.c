/* This is what you get with 0.1 of the old mean and 0.9 of the gradient. It is
 * the other way round: the mean changes slowly.
 *
 * read: how-far-to-step */
#define MEAN .1 * mean[c] + .9 * g
#include "with_adam.h"
