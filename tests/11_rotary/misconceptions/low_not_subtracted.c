/* This is what you get with turns / high as the share, between low and high
 * turns. It is 0 at low turns: (turns - low) / (high - low).
 *
 * read: each-pair-by-its-turns */
#define KEPT turns / high
#include "with_blend.h"
