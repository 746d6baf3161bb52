/* This is what you get when the largest score is subtracted from the power of
 * e. It is subtracted from the score, within exp.
 *
 * read: write-attend_kept */
#define POWER exp(score[j]) - largest
#include "with_mix.h"
