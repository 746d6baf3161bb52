/* This is what you get when past is added twice, as a loop does that adds the
 * length of the prompt to a count which has it already. Token i of a call
 * stands at past + i.
 *
 * read: a-turned-key-never-changes
 * shipped: https://github.com/skyzh/tiny-llm/pull/46 */
#include "with_position.h"

static double position(size_t past, size_t i)
{
    return (double)(2 * past + i);
}
