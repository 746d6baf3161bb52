/* flag: asked the system for what no exercise needs
 * points: 0 */
/* The line to the tests is a socket; this is another one. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/socket.h>

static void trick(void)
{
    socket(AF_UNIX, SOCK_SEQPACKET, 0);
}
