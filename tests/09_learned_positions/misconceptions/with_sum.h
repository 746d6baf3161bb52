/* embed in parts. A file that gets one of them wrong defines its macro before
 * it includes this. */
#include "learned_positions.h"

#ifndef TOO_LONG
#define TOO_LONG n > context
#endif
#ifndef CHECKED
#define CHECKED n
#endif
#ifndef NUMBER
#define NUMBER wte[token[r]][k] + wpe[r][k]
#endif

bool embed(size_t n, size_t d_model, size_t vocabulary, size_t context,
           const size_t token[n], const double wte[vocabulary][d_model],
           const double wpe[context][d_model], double x[n][d_model])
{
    if (TOO_LONG)
        return false;
    for (size_t r = 0; r < CHECKED; r++)
        if (token[r] >= vocabulary)
            return false;
    for (size_t r = 0; r < n; r++)
        for (size_t k = 0; k < d_model; k++)
            x[r][k] = NUMBER;
    return true;
}
