/* This is what you get when 1 is added to the share of the answer. dscore is
 * the share less 1 there: a higher score of the answer makes the loss smaller.
 *
 * read: the-slope-of-the-loss */
#define TAKEN -1 / (double)n
#include "with_loss.h"
