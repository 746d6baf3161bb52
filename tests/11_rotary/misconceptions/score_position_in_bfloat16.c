/* This is what you get when the position is kept in bfloat16, which has 8
 * binary digits. From 256 on it has no odd numbers, and from 65,536 on every
 * 512th number alone: positions that are near each other become the same one.
 *
 * read: one-score-at-every-place
 * shipped: https://github.com/huggingface/diffusers/issues/13920 */
#include "digits.h"
#define TURNED_QUERY in_digits(8, q_pos), d, base, q
#define TURNED_KEY   in_digits(8, k_pos), d, base, k
#include "with_score.h"
