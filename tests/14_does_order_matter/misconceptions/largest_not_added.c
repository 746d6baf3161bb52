/* This is what you get when the largest score is subtracted in the powers of
 * e, and not added back: the logarithm of the sum is largest + ln(sum of
 * e^(score - largest)).
 *
 * read: one-number-says-how-wrong */
#define LOSS log(sum) - score[i][ANSWER]
#include "with_loss.h"
