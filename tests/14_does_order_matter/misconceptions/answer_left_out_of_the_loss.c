/* This is what you get when the score of the answer is left out. The logarithm
 * of the sum says nothing of the answer: the loss of a row is what its score is
 * below that.
 *
 * read: one-number-says-how-wrong */
#define LOSS largest + log(sum)
#include "with_loss.h"
