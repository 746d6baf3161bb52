/* This is what you get when keys are compared with keys. Does k stand where q
 * belongs, or w_k where w_q does? The queries are x times w_q.
 *
 * read: columns-for-each-head */
#define W_Q w_k
#include "with_heads.h"
