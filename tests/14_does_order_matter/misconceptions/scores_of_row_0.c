/* This is what you get when the scores of row 0 are taken for all rows, but
 * for the one of the answer. Row i has scores of its own.
 *
 * read: one-number-says-how-wrong */
#define ROW 0
#include "with_loss.h"
