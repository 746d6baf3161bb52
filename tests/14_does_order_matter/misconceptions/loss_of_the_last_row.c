/* This is what you get with = in place of +=, or when the loss is set to 0 for
 * each row: only the loss of the last row is left, divided by n.
 *
 * read: one-number-says-how-wrong */
#define ADD =
#include "with_loss.h"
