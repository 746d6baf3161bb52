/* This is what you get when nothing is taken from the answer where n is above
 * 1. Is it 1 / n, with n a size_t? A quotient of whole numbers is whole, and
 * this one is 0.
 *
 * read: the-slope-of-the-loss */
#define TAKEN (double)(1 / n)
#include "with_loss.h"
