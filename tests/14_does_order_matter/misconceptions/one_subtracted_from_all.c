/* This is what you get when 1 is subtracted from the share of every word. Only
 * the answer has it.
 *
 * read: the-slope-of-the-loss */
#define TAKEN        0
#define TAKEN_OF_ALL 1 / (double)n
#include "with_loss.h"
