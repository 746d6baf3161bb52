/* flag: asks for memory without end
 * points: 11 */
/* Memory that AddressSanitizer does not count. */
#define _GNU_SOURCE
#include "full_formula.h"

#include <string.h>
#include <sys/mman.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    (void)n, (void)d_model, (void)pe;
    for (;;) {
        char *more = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        if (more != MAP_FAILED)
            memset(more, 1, 1 << 20);
    }
}
