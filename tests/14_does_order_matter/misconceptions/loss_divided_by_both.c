/* This is what you get when the loss is divided by the number of words as
 * well. It is the mean over the rows alone: n of them.
 *
 * read: one-number-says-how-wrong */
#define UNDER_LOSS (double)(n * words)
#include "with_loss.h"
