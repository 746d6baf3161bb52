/* This is what you get with pi in place of 2 pi: twice as many turns. A whole
 * turn is 2 pi radians.
 *
 * read: each-pair-by-its-turns */
#define TURNS trained *w / PI
#include "with_blend.h"
