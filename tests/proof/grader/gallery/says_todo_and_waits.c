/* flag: had to be stopped from outside
 * points: 0 */
/* Says that it is not started, and does not end. It is stopped. */
#include "full_formula.h"
#include "wrong.h"

#include <stdint.h>
#include <unistd.h>

static void trick(void)
{
    static const struct {
        uint64_t serial;
        char status[16], name[64];
        int64_t line;
    } words = {UINT64_MAX, "todo", "encode_position"};

    if (write(3, &words, sizeof words) > 0)
        for (;;)
            pause();
}
