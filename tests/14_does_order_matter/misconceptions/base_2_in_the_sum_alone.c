/* This is what you get with log2 of the sum of the powers. The powers are of
 * e, so the logarithm is the natural one: log.
 *
 * read: one-number-says-how-wrong */
#define LOSS largest + log2(sum) - score[i][ANSWER]
#include "with_loss.h"
