/* This is what you get with 1e-6 for the small number. It is 1e-8.
 *
 * read: how-far-to-step */
#define SMALL 1e-6
#include "with_adam.h"
