/* kind: stopped
 * say: stopped its own program */
#define _POSIX_C_SOURCE 200809L
#include "full_formula.h"

#include <signal.h>

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    (void)pos, (void)d_model, (void)pe;
    raise(SIGSTOP);
}
