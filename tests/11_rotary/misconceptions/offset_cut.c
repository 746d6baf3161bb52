/* This is what you get when the offset is cut to a whole number. Positions are
 * doubles.
 *
 * read: write-rotary_score */
#define TURNED_QUERY trunc(q_pos - k_pos), d, base, q
#define TURNED_KEY   0, d, base, k
#include "with_score.h"
