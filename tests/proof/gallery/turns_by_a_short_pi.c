/* Pi has six digits.
 *
 * of: scaled_frequency
 * kind: wrong
 * say: The turns of the pair in training are 1\. Up to 1 a pair is
 * never: 1 turns */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    double turns = trained * w / (2 * 3.14159);
    double share = (turns - low) / (high - low);
    if (share < 0)
        share = 0;
    if (share > 1)
        share = 1;
    return share * w + (1 - share) * w / factor;
}
