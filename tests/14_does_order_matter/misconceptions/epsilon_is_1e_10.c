/* This is what you get with 1e-10 for the small number. It is 1e-8.
 *
 * read: how-far-to-step */
#define SMALL 1e-10
#include "with_adam.h"
