/* This is what you get when the loop begins with place 1. Place 0 has looked
 * up a row, too, and adds to it.
 *
 * read: a-row-that-is-looked-up-many-times */
#define FIRST 1
#include "with_rows.h"
