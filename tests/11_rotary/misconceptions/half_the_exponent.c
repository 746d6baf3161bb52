/* This is what you get with i in place of 2i in the exponent, or with d in
 * place of d/2. The frequencies fall half as fast from pair to pair as they
 * should.
 *
 * read: turning-instead-of-adding */
#include "with_frequency.h"

static double frequency(size_t i, size_t d, double base)
{
    return pow(base, -(double)i / (double)d);
}
