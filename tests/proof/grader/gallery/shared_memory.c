/* flag: asked the system for what no exercise needs
 * points: 0 */
/* Pages that are shared stay when all but one of them are given back, and count
 * for no process then. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/mman.h>

static void trick(void)
{
    const size_t size = 1 << 26, page = 4096;

    for (;;) {
        char *at = mmap(NULL, size, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);

        if (at == MAP_FAILED)
            return;
        munmap(at + page, size - page);
    }
}
