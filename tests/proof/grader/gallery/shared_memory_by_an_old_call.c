/* flag: asked the system for what no exercise needs
 * points: 0 */
/* Shared pages, asked for as 32-bit programs do; where the kernel has no such
 * calls and the program crashes, as others do. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <signal.h>
#include <sys/mman.h>

static void ask_as_others_do(int number)
{
    (void)number;
    mmap(NULL, 1 << 26, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
}

static void trick(void)
{
#ifdef __x86_64__
    long result;

    signal(SIGSEGV, ask_as_others_do);
    __asm__ volatile("push %%rbp; xor %%ebp, %%ebp; int $0x80; pop %%rbp"
                     : "=a"(result)
                     : "a"(192L), "b"(0L), "c"(1L << 26), "d"(3L), "S"(0x21L),
                       "D"(-1L)
                     : "memory", "r8", "r9", "r10", "r11");
#else
    ask_as_others_do(0);
#endif
}
