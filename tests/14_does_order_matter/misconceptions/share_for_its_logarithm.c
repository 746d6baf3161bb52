/* This is what you get with minus the share of the answer as the loss. It is
 * minus the logarithm of this share: 0 for a share of 1, and larger without end
 * for a smaller one.
 *
 * read: one-number-says-how-wrong */
#define LOSS -exp(row[ANSWER] - largest) / sum
#include "with_loss.h"
