/* This is what you get when the key is turned as the query, too: the score is
 * of the key with itself. Does k stand where q belongs?
 *
 * read: write-rotary_score */
#define TURNED_QUERY q_pos, d, base, k
#include "with_score.h"
