/* The power of another key stands above the line.
 *
 * of: needle_share
 * kind: lead_below_the_line_alone
 * say: or e.-lead over */
#include "more_axes.h"

#include <math.h>

double needle_share(size_t n, double lead)
{
    return exp(-lead) / (1 + (double)(n - 1) * exp(-lead));
}
