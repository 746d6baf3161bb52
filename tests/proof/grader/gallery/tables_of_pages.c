/* flag: asks for memory without end
 * points: 0 */
/* Reads one byte of each two megabytes. Where AddressSanitizer keeps its notes,
 * no address is refused, and none of these pages takes memory: only the tables
 * of the system do, in which they stand. */
#include "full_formula.h"
#include "wrong.h"

__attribute__((no_sanitize_address)) static void trick(void)
{
#if defined(__x86_64__) && defined(__SANITIZE_ADDRESS__)
    const volatile char *at = (const char *)0x020090000000;

    for (; at < (const char *)0x10007f000000; at += 1 << 21)
        (void)*at;
#endif
}
