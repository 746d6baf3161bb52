/* This is what you get when the shares are divided by n, and the 1 of the
 * answer is not. Subtract it first, or divide it as well.
 *
 * read: the-slope-of-the-loss */
#define TAKEN 1
#include "with_loss.h"
