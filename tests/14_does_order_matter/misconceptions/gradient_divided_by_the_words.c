/* This is what you get when dscore is divided by the number of words. It is
 * the slope of a mean over n rows.
 *
 * read: the-slope-of-the-loss */
#define UNDER_SHARE (double)words
#define TAKEN       1 / (double)words
#include "with_loss.h"
