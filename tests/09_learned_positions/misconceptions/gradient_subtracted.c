/* This is what you get when dx is subtracted. A row is added into the result
 * as it is, so the sum of its slopes is its gradient.
 *
 * read: a-row-that-is-looked-up-many-times */
#define ADD -=
#include "with_rows.h"
