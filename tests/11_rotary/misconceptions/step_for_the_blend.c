/* This is what you get when every pair of less than high turns is slowed by
 * the whole factor. Between low and high there is a blend.
 *
 * read: each-pair-by-its-turns */
#include "rotary.h"

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    (void)low;
    double turns = trained * w / (2 * 3.14159265358979323846);

    return turns < high ? w / factor : w;
}
