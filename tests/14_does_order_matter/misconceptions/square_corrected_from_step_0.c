/* This is what you get when the square is corrected with the power of step - 1,
 * as if steps counted from 0. The first step is 1: with 0 the square is divided
 * by 1 - 1, and the step by infinity.
 *
 * read: how-far-to-step */
#define SQUARE_PART 1 - pow(.999, (double)step - 1)
#include "with_adam.h"
