/* This is what you get with turns / (high - low) as the share. It is 0 at low
 * turns: (turns - low) / (high - low).
 *
 * read: each-pair-by-its-turns */
#define KEPT turns / (high - low)
#include "with_blend.h"
