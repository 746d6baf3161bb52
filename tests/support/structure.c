/* Errors with a simple, exact structure, whatever the mistake behind them. */
#include "claim.h"
#include "record.h"

const char *structure_of(struct shape shape, const double got[],
                         const double want[], double tolerance)
{
    (void)shape, (void)got, (void)want, (void)tolerance;
    return NULL;
}
