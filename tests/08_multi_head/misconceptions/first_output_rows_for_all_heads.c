/* This is what you get when every head meets the first rows of w_o. The
 * results of all heads stand side by side, and the rows of w_o stand one below
 * the other in the same order: head 1 meets those after head 0.
 *
 * read: columns-for-each-head */
#define OUTPUT_ROW(k) ((k) % width)
#include "with_heads.h"
