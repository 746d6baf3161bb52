/* This is what you get when the square, too, is corrected with 0.9. Each is
 * corrected with its own number: the square with 1 - 0.999^step.
 *
 * read: how-far-to-step */
#define SQUARE_PART 1 - pow(.9, (double)step)
#include "with_adam.h"
