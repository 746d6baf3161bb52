/* This is what you get when the 1 of the answer is divided by n, and the
 * shares are not. dscore is share less 1, divided by n.
 *
 * read: the-slope-of-the-loss */
#define UNDER_SHARE 1
#include "with_loss.h"
