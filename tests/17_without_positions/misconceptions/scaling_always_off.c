/* This is what you get when scores don't grow unless the settings give a
 * number.
 *
 * read: scores-that-grow
 * shipped: https://github.com/turboderp-org/exllamav3/issues/259 */
#include "without_positions.h"

double score_factor(double factor, double given)
{
    (void)factor;
    return given > 0 ? given * given : 1;
}
