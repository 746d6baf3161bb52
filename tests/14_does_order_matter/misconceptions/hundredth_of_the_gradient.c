/* This is what you get with 0.01 of the gradient in the mean. It is 0.1 of it:
 * the two parts, 0.9 and 0.1, add up to 1.
 *
 * read: how-far-to-step */
#define MEAN .9 * mean[c] + .01 * g
#include "with_adam.h"
