/* This is what you get when the keys are mixed in place of the values. Does k
 * stand where v belongs, or w_k where w_v does? Keys are asked; what they give
 * is the values.
 *
 * read: columns-for-each-head */
#define VALUE_PART 1
#include "with_heads.h"
