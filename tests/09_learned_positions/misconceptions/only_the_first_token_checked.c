/* This is what you get when only the first token is compared with vocabulary.
 * Each of the n tokens may lie past the end.
 *
 * read: where-the-table-ends */
#define CHECKED (n > 0)
#include "with_sum.h"
