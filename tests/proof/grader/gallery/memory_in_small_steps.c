/* flag: asks for memory without end
 * points: 11 */
/* Memory that AddressSanitizer does not count. The kernel fills it in, since a
 * fault for each page may take all of the time that is allowed. */
#define _GNU_SOURCE
#include "full_formula.h"

#include <sys/mman.h>

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    (void)n, (void)d_model, (void)pe;
    for (;;)
        mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
}
