/* This is what you get when dk is made of the keys. The slope of a product in
 * one factor is the other one, so dk has the queries in it.
 *
 * read: through-attention */
#define DK dbias[i][j] / root *k[i][c]
#include "with_steps.h"
