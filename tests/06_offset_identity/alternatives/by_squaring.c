/* T_k is computed from T_1 by squaring for the whole positions, so T_8 is T_4
 * T_4. One more turn covers the fraction of a position. */
#include "offset_identity.h"

#include <math.h>
#include <string.h>

static void turn(double angle, double t[2][2])
{
    t[0][0] = t[1][1] = cos(angle);
    t[0][1] = sin(angle);
    t[1][0] = -sin(angle);
}

/* t becomes t times u. */
static void times(double t[2][2], double u[2][2])
{
    double c = t[0][0] * u[0][0] + t[0][1] * u[1][0];
    double s = t[0][0] * u[0][1] + t[0][1] * u[1][1];

    t[0][0] = t[1][1] = c;
    t[0][1] = s;
    t[1][0] = -s;
}

void offset_rotation(double k, double w, double t[2][2])
{
    double power[2][2], copy[2][2];
    unsigned long whole = (unsigned long)fabs(k);

    turn((fabs(k) - (double)whole) * w, t);
    turn(w, power);
    for (; whole > 0; whole /= 2) {
        if (whole % 2 == 1)
            times(t, power);
        memcpy(copy, power, sizeof copy);
        times(power, copy);
    }
    if (k < 0) {
        double s = t[0][1];

        t[0][1] = t[1][0];
        t[1][0] = s;
    }
}
