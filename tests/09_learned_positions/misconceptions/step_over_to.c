/* This is what you get when new row r lies at r (from - 1) / to. The last new
 * row is then before the last old one: divide by to - 1.
 *
 * read: a-row-between-two-rows */
#define PLACE (double)(r * (from - 1)) / (double)to
#include "with_line.h"
