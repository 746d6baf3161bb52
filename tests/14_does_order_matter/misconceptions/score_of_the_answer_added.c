/* This is what you get when the score of the answer is added. The loss is the
 * logarithm of the sum, less that score.
 *
 * read: one-number-says-how-wrong */
#define LOSS largest + log(sum) + score[i][ANSWER]
#include "with_loss.h"
