/* flag: asked the system for what no exercise needs
 * points: 0 */
/* Memory that stays when nobody has it. */
#define _GNU_SOURCE
#include "full_formula.h"
#include "wrong.h"

#include <sys/shm.h>

static void trick(void)
{
    int number = shmget(IPC_PRIVATE, 1 << 26, IPC_CREAT | 0600);

    if (number >= 0)
        shmat(number, NULL, 0);
}
