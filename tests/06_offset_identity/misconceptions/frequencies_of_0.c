/* This is what you get when every frequency is 0, or nearly: nothing turns, by
 * any offset. Is a table of frequencies full of zeros since nobody fills it? Is
 * a quotient of whole numbers 0? Or have the pair and d_model changed places in
 * a call?
 *
 * read: the-formula-symbol-by-symbol
 * shipped: https://github.com/pytorch/executorch/pull/19627 */
#include "with_frequency.h"

static double frequency(size_t i, size_t d_model)
{
    (void)i;
    (void)d_model;
    return 0;
}
