/* This is what you get when the loop of the dot product ends one number too
 * early. The numbers of a query and a key are 0 to d - 1, and the last one
 * counts, too.
 *
 * read: write-attend_with_sink */
#define TO d - 1
#include "with_sink.h"
