/* This is what you get when each call counts its tokens from 0. A whole text
 * comes out right, but a word that is written alone always stands at position
 * 0. Token i of a call stands at past + i.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/Blaizzy/mlx-vlm/issues/1983
 * shipped: https://github.com/ml-explore/mlx-lm/pull/93 */
#include "with_position.h"

static double position(size_t past, size_t i)
{
    (void)past;
    return (double)i;
}
