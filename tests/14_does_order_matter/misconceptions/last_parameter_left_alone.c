/* This is what you get when the loop ends one parameter too early. They are 0
 * to n - 1.
 *
 * read: how-far-to-step */
#define END n - 1
#include "with_adam.h"
