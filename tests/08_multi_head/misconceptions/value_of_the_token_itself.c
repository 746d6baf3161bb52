/* This is what you get when each share meets the value of token r itself, so
 * row r of the result is row r of v. Share j belongs to the value of token j.
 *
 * read: queries-keys-and-values */
#define VALUE r
#include "with_mix.h"
