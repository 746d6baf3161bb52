/* This is what you get when the last place is left out: the loop ends one
 * place too early. The places are 0 to n - 1.
 *
 * read: a-row-that-is-looked-up-many-times */
#define END n - 1
#include "with_rows.h"
