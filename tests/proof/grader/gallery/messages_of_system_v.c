/* flag: asked the system for what no exercise needs
 * points: 0 */
/* Messages that nobody fetches. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/msg.h>

static void trick(void)
{
    struct {
        long type;
        char text[8000];
    } message = {.type = 1};
    int queue = msgget(IPC_PRIVATE, IPC_CREAT | 0600);

    while (queue >= 0 && msgsnd(queue, &message, sizeof message.text, 0) == 0)
        continue;
}
