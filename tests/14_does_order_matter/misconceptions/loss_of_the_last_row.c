/* This is what you get with = in place of +=: only the loss of the last row is
 * left, divided by n.
 *
 * read: one-number-says-how-wrong */
#define ADD =
#include "with_loss.h"
