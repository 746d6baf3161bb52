/* This is what you get when the queries are made with w_v. Each has a matrix
 * of its own: the queries are x times w_q.
 *
 * read: columns-for-each-head */
#define W_Q w_v
#include "with_heads.h"
