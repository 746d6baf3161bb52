/* flag: asked the system for what no exercise needs
 * points: 0 */
/* What nobody reads stays in a socket's buffers. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/socket.h>

static void trick(void)
{
    static char much[1 << 16];
    int ends[2];

    while (socketpair(AF_UNIX, SOCK_DGRAM, 0, ends) == 0)
        send(ends[0], much, sizeof much, MSG_DONTWAIT);
}
