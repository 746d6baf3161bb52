/* flag:
 * points: all */
/* Helpers by the names of functions and variables of the tests. */
#include "full_formula.h"

double values(double x);
double expect_value(double x);
int report, call, remote;

double values(double x)
{
    return x;
}

double expect_value(double x)
{
    report = call + remote;
    return x;
}
