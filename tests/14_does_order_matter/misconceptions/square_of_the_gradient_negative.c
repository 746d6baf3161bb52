/* This is what you get when the square of the gradient is subtracted. It is
 * added: a thousandth of it.
 *
 * read: how-far-to-step */
#define SQUARE .999 * square[c] - .001 * g *g
#include "with_adam.h"
