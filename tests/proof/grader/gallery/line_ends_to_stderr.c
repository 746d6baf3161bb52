/* flag:
 * points: 0 */
/* A megabyte of empty lines, and something that looks like a report, before it
 * ends. */
#include "full_formula.h"
#include "wrong.h"

#include <string.h>
#include <unistd.h>

static void trick(void)
{
    static char lines[1 << 16];
    static const char report[] =
        "full_formula.c:5:3: runtime error: division by zero\n";

    memset(lines, '\n', sizeof lines);
    for (int k = 0; k < 15; k++)
        if (write(2, lines, sizeof lines) < 0 ||
            write(2, report, sizeof report - 1) < 0)
            break;
    memset(lines, '[', sizeof lines);
    _exit((int)write(2, lines, sizeof lines) * 0);
}
