/* This is what you get when the small number is subtracted. It is added to the
 * root, so that nothing is divided by 0.
 *
 * read: how-far-to-step */
#define SMALL -1e-8
#include "with_adam.h"
