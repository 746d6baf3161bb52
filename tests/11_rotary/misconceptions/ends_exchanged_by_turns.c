/* This is what you get when the ends have changed places: pairs of high turns
 * and more are slowed by the factor, and those of low turns and fewer stay. It
 * is the other way round.
 *
 * read: each-pair-by-its-turns */
#define FAST w / factor
#define SLOW w
#include "with_blend.h"
