/* This is what you get when the share begins at the wrong end between low and
 * high turns. It is 0 at low turns, and 1 at high: (turns - low) / (high -
 * low).
 *
 * read: each-pair-by-its-turns */
#define KEPT (high - turns) / (high - low)
#include "with_blend.h"
