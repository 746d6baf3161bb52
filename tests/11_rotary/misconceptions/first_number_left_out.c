/* This is what you get when the dot product begins with number 1. The numbers
 * are 0 to d - 1.
 *
 * read: write-rotary_score */
#define FROM 1
#include "with_score.h"
