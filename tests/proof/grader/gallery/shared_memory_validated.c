/* flag: asked the system for what no exercise needs
 * points: 0 */
/* The other name of shared pages, with a size that grows by a move. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/mman.h>

static void trick(void)
{
    const size_t size = 1 << 26;
    char *at = mmap(NULL, size, PROT_READ | PROT_WRITE,
                    MAP_SHARED_VALIDATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);

    for (int k = 0; at != MAP_FAILED && k < 64; k++)
        mremap(at, 0, size, MREMAP_MAYMOVE); /* once more, of length 0 */
}
