/* flag: asked the system for what no exercise needs
 * points: 0 */
/* Shared pages, asked for as 32-bit programs do. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/mman.h>

static void trick(void)
{
#ifdef __x86_64__
    long result;

    __asm__ volatile("push %%rbp; xor %%ebp, %%ebp; int $0x80; pop %%rbp"
                     : "=a"(result)
                     : "a"(192L), "b"(0L), "c"(1L << 26), "d"(3L), "S"(0x21L),
                       "D"(-1L)
                     : "memory", "r8", "r9", "r10", "r11");
#else
    mmap(NULL, 1 << 26, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
#endif
}
