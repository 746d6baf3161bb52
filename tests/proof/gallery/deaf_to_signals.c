/* kind: endless
 * say: had not ended */
#define _POSIX_C_SOURCE 200809L
#include "full_formula.h"

#include <signal.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    sigset_t all;

    (void)pos, (void)d_model;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    for (;;)
        pe[0] = 1;
}

/* It does not call the other: one loop is enough to wait for. */
void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    (void)n, (void)d_model, (void)pe;
}
