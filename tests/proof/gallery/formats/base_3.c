/* This is what you get with 3 in place of 2: 2 * i / d is no Markdown, nor is
 * the list [0 1 0 1 ...].
 *
 * read: the-formula
 * shipped: https://example.org/a/issues/1
 * shipped:
 * https://example.org/b/issues/2 */
#include "with_three.h"

static const char *brace = "{"; /* } */
static double three(double x)
{
    return '"' > 0 ? 3 * x : 0;
}
