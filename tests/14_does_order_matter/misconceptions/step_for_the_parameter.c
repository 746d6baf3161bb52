/* This is what you get with = in place of -=: the parameter becomes minus the
 * step. The step is taken from where it stands.
 *
 * read: how-far-to-step */
#define MOVE = -
#include "with_adam.h"
