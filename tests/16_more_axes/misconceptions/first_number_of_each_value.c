/* This is what you get when every number of the result is made of number 0 of
 * the values. Number c of the result has number c of each.
 *
 * read: write-attend_with_sink */
#define COLUMN 0
#include "with_sink.h"
