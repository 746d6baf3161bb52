/* Your work goes here, and only here.
 *
 * What each function promises stands above its name in multi_frequency.h,
 * and why it is wanted in README.md beside it. Replace a TODO() by your
 * code, save, and run make check. Helper functions of your own are
 * welcome: make them static. */
#include "multi_frequency.h"

#include "todo.h"

double wavelength(double w)
{
    TODO();
}

void wave_bank(double pos, size_t m, const double w[m], double bank[2 * m])
{
    TODO();
}

void geometric_frequencies(size_t m, double ratio, double w[m])
{
    TODO();
}

double closest_distance(size_t n, size_t m, const double w[m])
{
    TODO();
}
