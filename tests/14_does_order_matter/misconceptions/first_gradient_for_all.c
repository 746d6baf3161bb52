/* This is what you get when the first gradient is taken for all parameters.
 * Parameter c has gradient[c].
 *
 * read: how-far-to-step */
#define GRADIENT gradient[0]
#include "with_adam.h"
