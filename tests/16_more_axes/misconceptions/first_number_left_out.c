/* This is what you get when the dot product begins with number 1. The numbers
 * of a query and a key are 0 to d - 1.
 *
 * read: write-attend_with_sink */
#define FROM 1
#include "with_sink.h"
