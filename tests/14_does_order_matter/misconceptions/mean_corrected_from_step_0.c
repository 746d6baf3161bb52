/* This is what you get when the mean is corrected with the power of step - 1,
 * as if steps counted from 0. The first step is 1: with 0 the mean is divided
 * by 1 - 1.
 *
 * read: how-far-to-step */
#define MEAN_PART 1 - pow(.9, (double)step - 1)
#include "with_adam.h"
