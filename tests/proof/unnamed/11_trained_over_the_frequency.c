/* The turns come out too many in most calls, and then the frequency stays. */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    const double pi = 3.14159265358979323846;
    double turns = trained / w / 2 / pi, share;

    if (turns >= high)
        return w;
    if (turns <= low)
        return w / factor;
    share = (turns - low) / (high - low);
    return w * (share + (1 - share) / factor);
}
