/* flag: asked the system for what no exercise needs
 * points: 0 */
/* Pages of its own for the pipe that it reads from. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>

static void trick(void)
{
    static char much[1 << 16];
    struct iovec pages = {much, sizeof much};

    vmsplice(STDIN_FILENO, &pages, 1, SPLICE_F_GIFT);
}
