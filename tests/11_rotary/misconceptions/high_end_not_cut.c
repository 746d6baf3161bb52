/* This is what you get when pairs of more than high turns are not kept as they
 * are: a share above 1 makes them faster than they were.
 *
 * read: each-pair-by-its-turns */
#define FAST kept *w + (1 - kept) * w / factor
#include "with_blend.h"
