/* This is what you get without the rate: each step has the size 1. It is
 * multiplied by the rate.
 *
 * read: how-far-to-step */
#define STEP corrected / (sqrt(corrected_square) + SMALL)
#include "with_adam.h"
