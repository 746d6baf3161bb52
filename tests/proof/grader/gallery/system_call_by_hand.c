/* flag: asked the system for what no exercise needs
 * points: 0 */
/* The same signals without the C library: no list of names would find them. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <signal.h>

static void trick(void)
{
#ifdef __x86_64__
    for (long process = 1; process < 20; process++) {
        long result;

        __asm__ volatile("syscall"
                         : "=a"(result)
                         : "a"(62L), "D"(process), "S"(19L)
                         : "rcx", "r11", "memory");
    }
#else
    kill(1, SIGSTOP);
#endif
}
