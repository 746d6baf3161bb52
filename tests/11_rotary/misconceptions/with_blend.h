/* scaled_frequency in parts. A file that gets one of them wrong defines its
 * macro before it includes this. */
#include "rotary.h"

#include <math.h>

#define PI 3.14159265358979323846

#ifndef TURNS
#define TURNS trained *w / (2 * PI)
#endif

/* The share of w that is kept between low and high turns; and what comes of
 * those that make fewer, and more. */
#ifndef KEPT
#define KEPT (turns - low) / (high - low)
#endif
#ifndef SLOW
#define SLOW w / factor
#endif
#ifndef FAST
#define FAST w
#endif

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = TURNS, kept = KEPT;

    (void)trained;
    if (turns >= high)
        return FAST;
    if (turns <= low)
        return SLOW;
    return kept * w + (1 - kept) * w / factor;
}
