/* This is what you get with 0.9 times step and 0.999 times step in the
 * corrections. It is a power: pow(0.9, step).
 *
 * read: how-far-to-step */
#define MEAN_PART   1 - .9 * (double)step
#define SQUARE_PART 1 - .999 * (double)step
#include "with_adam.h"
