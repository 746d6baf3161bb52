/* This is what you get when the loop of the dot product ends one number too
 * early. The numbers of a query and a key are 0 to d_k - 1, and the last one
 * counts, too.
 *
 * read: one-number-for-each-score */
#define TO d_k - 1
#include "with_mix.h"
