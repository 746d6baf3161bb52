/* This is what you get when the length of the text is compared with
 * vocabulary. That is how many words there are; how many places, says context.
 *
 * read: where-the-table-ends */
#define TOO_LONG n > context || n > vocabulary
#include "with_sum.h"
