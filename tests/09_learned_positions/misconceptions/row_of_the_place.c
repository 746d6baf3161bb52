/* This is what you get when place r adds to row r of the table. The row that
 * it has looked up is row_of[r].
 *
 * read: a-row-that-is-looked-up-many-times */
#define ROW r % rows
#include "with_rows.h"
