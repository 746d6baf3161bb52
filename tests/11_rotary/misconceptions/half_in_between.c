/* This is what you get when a pair between low and high turns keeps one half.
 * The share grows from 0 at low turns to 1 at high turns.
 *
 * read: each-pair-by-its-turns */
#define KEPT .5
#include "with_blend.h"
