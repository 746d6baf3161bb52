/* This is what you get when queries are compared with queries. Does q stand
 * where k belongs, or w_q where w_k does? The keys are x times w_k.
 *
 * read: columns-for-each-head */
#define W_K w_q
#include "with_heads.h"
