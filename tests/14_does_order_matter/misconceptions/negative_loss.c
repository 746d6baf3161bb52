/* This is what you get when the loss has the opposite sign: it is minus the
 * logarithm of a share, so it is not below 0.
 *
 * read: one-number-says-how-wrong */
#define LOSS score[i][ANSWER] - largest - log(sum)
#include "with_loss.h"
