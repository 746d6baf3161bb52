/* This is what you get when the mean, too, is corrected with 0.999. Each is
 * corrected with its own number: the mean with 1 - 0.9^step.
 *
 * read: how-far-to-step */
#define MEAN_PART 1 - pow(.999, (double)step)
#include "with_adam.h"
