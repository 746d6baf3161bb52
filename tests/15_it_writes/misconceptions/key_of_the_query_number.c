/* This is what you get when all scores of a query are the same. Does query i
 * ask key i alone, once for each row, or is no score computed? Score j is that
 * of key j.
 *
 * read: new-words-ask-every-kept-word */
#define KEY i
#include "with_mix.h"
