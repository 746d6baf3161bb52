/* This is what you get when the loop of the dot product ends one number too
 * early. The numbers are 0 to d - 1, and the last one counts, too.
 *
 * read: write-rotary_score */
#define TO d - 1
#include "with_score.h"
