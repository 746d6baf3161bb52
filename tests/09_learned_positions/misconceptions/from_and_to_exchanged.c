/* This is what you get when from and to have changed places: row r lies at r
 * (to - 1) / (from - 1). The old table has from rows, and the new one to.
 *
 * read: a-row-between-two-rows */
#define PLACE (double)(r * (to - 1)) / (double)(from - 1)
#include "with_line.h"
