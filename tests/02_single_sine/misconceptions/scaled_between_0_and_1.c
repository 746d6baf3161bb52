/* This is what you get when the sine is moved and halved to lie between 0 and
 * 1. It is bounded too, but it is not the sine itself: position 0 gets one half
 * and should get 0.
 *
 * read: one-wave */
#include "single_sine.h"

#include <math.h>

double single_sine(double pos)
{
    return (sin(pos) + 1) / 2;
}
