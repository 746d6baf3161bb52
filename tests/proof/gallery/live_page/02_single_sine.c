#include "single_sine.h"

double single_sine(double pos)
{
    return sine(pos)
}
