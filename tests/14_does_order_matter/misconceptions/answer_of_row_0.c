/* This is what you get when the first answer is taken for all rows. The answer
 * of row i is answer[i].
 *
 * read: one-number-says-how-wrong */
#define ANSWER answer[0]
#include "with_loss.h"
