/* This is what you get when the corrections have changed places. The mean has
 * 1 - 0.9^step, and the square 1 - 0.999^step.
 *
 * read: how-far-to-step */
#define MEAN_PART   1 - pow(.999, (double)step)
#define SQUARE_PART 1 - pow(.9, (double)step)
#include "with_adam.h"
