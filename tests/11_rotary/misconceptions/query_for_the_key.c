/* This is what you get when the query is turned as the key, too: the score is
 * of the query with itself. Does q stand where k belongs?
 *
 * read: write-rotary_score */
#define TURNED_KEY k_pos, d, base, q
#include "with_score.h"
