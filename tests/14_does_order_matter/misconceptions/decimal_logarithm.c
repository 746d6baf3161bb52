/* This is what you get with log10 in place of log, so that the loss is counted
 * in tens. It is in nats: use the natural logarithm.
 *
 * read: one-number-says-how-wrong */
#define LOSS (largest + log(sum) - score[i][ANSWER]) / log(10)
#include "with_loss.h"
