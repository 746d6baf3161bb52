/* This is what you get when the sum of the powers begins with score 1. Score 0
 * belongs to a word, too.
 *
 * read: one-number-says-how-wrong */
#define FIRST 1
#include "with_loss.h"
