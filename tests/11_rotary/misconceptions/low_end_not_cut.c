/* This is what you get when pairs of fewer than low turns are not slowed by
 * the factor alone: a share below 0 makes them slower still, or turns them
 * backwards.
 *
 * read: each-pair-by-its-turns */
#define SLOW kept *w + (1 - kept) * w / factor
#include "with_blend.h"
