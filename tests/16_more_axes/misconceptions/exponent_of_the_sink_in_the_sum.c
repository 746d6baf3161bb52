/* This is what you get when the sum begins with sink - largest. It begins with
 * e to that.
 *
 * read: a-sink */
#define SUM sink - largest
#include "with_powers.h"
