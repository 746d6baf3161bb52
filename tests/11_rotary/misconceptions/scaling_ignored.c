/* This is what you get when the frequency always stays, also where a pair has
 * made few turns and is to be slowed. Short texts come out right, and long ones
 * bring slow pairs to angles that no training has shown.
 *
 * read: each-pair-by-its-turns
 * shipped: https://github.com/Blaizzy/mlx-vlm/pull/1710
 * shipped: https://github.com/sbryngelson/ANEForge/pull/58 */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    (void)trained;
    (void)factor;
    (void)low;
    (void)high;
    return w;
}
