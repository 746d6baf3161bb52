/* flag: asked the system for what no exercise needs
 * points: 0 */
/* A system call in the middle of another instruction: whoever reads the
 * instructions one after the other does not see it. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <unistd.h>

static void trick(void)
{
#ifdef __x86_64__
    long result;

    __asm__ volatile("lea 1f(%%rip), %%rcx\n\t"
                     "add $1, %%rcx\n\t"
                     "jmp *%%rcx\n"
                     "1:\t.byte 0xb8, 0x0f, 0x05, 0xeb, 0x00\n\t"
                     "nop"
                     : "=a"(result)
                     : "a"(57L)
                     : "rcx", "r11", "memory");
#else
    fork();
#endif
}
