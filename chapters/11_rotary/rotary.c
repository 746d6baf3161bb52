/* Your work goes here, and only here.
 *
 * What each function promises stands above its name in rotary.h,
 * and why it is wanted in README.md beside it. Replace a TODO() by your
 * code, save, and run make check. Helper functions of your own are
 * welcome: make them static. */
#include "rotary.h"

#include "todo.h"

bool rotate(double pos, size_t d, double base, const double x[d],
            double rotated[d])
{
    TODO();
}

double rotary_score(size_t d, double base, double q_pos, const double q[d],
                    double k_pos, const double k[d])
{
    TODO();
}

bool rotate_halves(double pos, size_t d, double base, const double x[d],
                   double rotated[d])
{
    TODO();
}

void halves_from_pairs(size_t d, const double pairs[d], double halves[d])
{
    TODO();
}

double stretched_base(double base, size_t d, double factor)
{
    TODO();
}

double scaled_frequency(double w, double trained, double factor, double low,
                        double high)
{
    TODO();
}
