/* This is what you get when the last token is not compared with vocabulary.
 * Each of the n tokens may lie past the end.
 *
 * read: where-the-table-ends */
#define CHECKED n - 1
#include "with_sum.h"
