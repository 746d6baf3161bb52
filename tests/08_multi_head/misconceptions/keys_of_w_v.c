/* This is what you get when the keys are made with w_v. Each has a matrix of
 * its own: the keys are x times w_k.
 *
 * read: columns-for-each-head */
#define W_K w_v
#include "with_heads.h"
