/* This is what you get when the heads are called without the mask: in every
 * head each token sees all tokens, also where causal is true.
 *
 * read: columns-for-each-head */
#define MASK false
#include "with_heads.h"
