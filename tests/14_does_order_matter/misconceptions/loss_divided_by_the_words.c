/* This is what you get when the loss is divided by the number of words. It is
 * the mean over the rows: n of them.
 *
 * read: one-number-says-how-wrong */
#define UNDER_LOSS (double)words
#include "with_loss.h"
