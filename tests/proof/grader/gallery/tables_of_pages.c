/* flag: asks for memory without end
 * points: 0 */
/* Less than the limit in pages; and then one byte of each two megabytes is
 * read. Where AddressSanitizer keeps its notes no address is refused, and no
 * such page takes memory: only the system's tables do, in which they stand. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/mman.h>

__attribute__((no_sanitize_address)) static void trick(void)
{
#if defined(__x86_64__) && defined(__SANITIZE_ADDRESS__)
    const volatile char *at = (const char *)0x020090000000;

    mmap(NULL, 640 << 20, PROT_READ | PROT_WRITE,
         MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
    for (; at < (const char *)0x10007f000000; at += 1 << 21)
        (void)*at;
#endif
}
