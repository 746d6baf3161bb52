/* This is what you get when every pair is slowed by the factor. That is
 * interpolation: the fast pairs, which tell near words apart, are slowed as
 * well. A pair of high turns and more stays.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    (void)trained;
    (void)low;
    (void)high;
    return w / factor;
}
