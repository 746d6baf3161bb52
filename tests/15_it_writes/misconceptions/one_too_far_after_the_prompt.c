/* This is what you get when a token that follows kept ones stands one too far:
 * the past was counted after the new token had been added. The first call is
 * right. Token i of a call stands at past + i.
 *
 * read: a-turned-key-never-changes */
#include "with_position.h"

static double position(size_t past, size_t i)
{
    return (double)(past + i + (past > 0));
}
