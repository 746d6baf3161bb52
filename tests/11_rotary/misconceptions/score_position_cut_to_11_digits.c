/* This is what you get when the position is kept with 11 binary digits, as
 * TF32 and float16 have. From 2048 on there are no odd numbers, and then the
 * gaps grow: positions that are near each other become the same one.
 *
 * read: one-score-at-every-place
 * shipped: https://github.com/huggingface/transformers/issues/48428 */
#include "digits.h"
#define TURNED_QUERY cut_to_digits(11, q_pos), d, base, q
#define TURNED_KEY   cut_to_digits(11, k_pos), d, base, k
#include "with_score.h"
