/* This is what you get when the values are made with w_q. Each has a matrix of
 * its own: the values are x times w_v.
 *
 * read: columns-for-each-head */
#define W_V w_q
#include "with_heads.h"
