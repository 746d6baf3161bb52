/* flag: asks for memory without end
 * points: 0 */
/* Memory that AddressSanitizer does not count. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <string.h>
#include <sys/mman.h>

static void trick(void)
{
    for (;;) {
        char *more = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        if (more != MAP_FAILED)
            memset(more, 1, 1 << 20);
    }
}
