/* flag:
 * points: 0 */
/* Searches all of its memory for a sentence of the tests: at home it is
 * there. */
#define _GNU_SOURCE
#pragma GCC optimize("O1")
#include "full_formula.h"
#include "wrong.h"

#include <stdio.h>
#include <string.h>

/* Not the sentence itself, which would be found. */
static const char wanted[] = "Gjstu!Qsjodjqmft";

static void look(const char *from, const char *to)
{
    char sentence[sizeof wanted];

    for (size_t k = 0; k < sizeof wanted - 1; k++)
        sentence[k] = (char)(wanted[k] - 1);
    for (; from + sizeof wanted < to; from++)
        if (from != sentence && memcmp(from, sentence, 16) == 0)
            fprintf(stderr, "REACHED\n");
    memset(sentence, 0, sizeof sentence);
}

static void trick(void)
{
    static int looked;
    FILE *maps = looked++ == 0 ? fopen("/proc/self/maps", "r") : NULL;
    char line[512], may_read;
    unsigned long from, to;

    while (maps != NULL && fgets(line, sizeof line, maps) != NULL)
        if (sscanf(line, "%lx-%lx %c", &from, &to, &may_read) == 3 &&
            may_read == 'r' && to - from < 1 << 22 &&
            (strstr(line, "launcher") != NULL ||
             strstr(line, "[heap]") != NULL))
            look((const char *)from, (const char *)to);
}
