/* of: first_return
 * say: a number that the answer never exceeds */
#include "sin_cos_pair.h"

#include <math.h>

size_t first_return(double tolerance)
{
    return (size_t)(2 * M_PI / tolerance);
}
