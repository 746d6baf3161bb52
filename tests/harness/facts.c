/* Lists the claims, and writes what each found as records (docs/design.md). */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "record.h"

struct claim *claims;

void register_claim(struct claim *claim)
{
    struct claim **place = &claims;

    while (*place != NULL && (*place)->line < claim->line)
        place = &(*place)->next;
    claim->next = *place;
    *place = claim;
}

bool has_status(const struct report *found, const char *status)
{
    return strncmp(found->status, status, STATUS_SIZE) == 0;
}

/* Writes a field without control characters: code under test can have written
 * anything into a report. */
static void put_field(FILE *file, const char *text, size_t size)
{
    fputc('\t', file);
    for (size_t k = 0; k < size && text[k] != '\0'; k++)
        fputc((unsigned char)text[k] < ' ' ? '?' : text[k], file);
}

/* Writes what a claim found, if it came to its end or to a TODO(). */
static void put_findings(FILE *file, const struct report *found)
{
    size_t length = strnlen(found->facts, FACTS_SIZE);

    if (!has_status(found, STATUS(passed)) &&
        !has_status(found, STATUS(failed)) && !has_status(found, STATUS(todo)))
        return;
    fwrite(found->facts, 1, length, file);
    if (length > 0 && found->facts[length - 1] != '\n')
        fputc('\n', file);
    for (size_t k = 0; k < found->expectations && k < TRACE_ROOM; k++)
        fprintf(file, "seen\t%.17g\t%.17g\t%s\n", found->trace[k][0],
                found->trace[k][1], found->wrong[k] ? "wrong" : "right");
}

void put_facts(FILE *file, const struct claim *claim,
               const struct report *found)
{
    fprintf(file, "claim\t%s\t%s", claim->exercise, claim->sentence);
    put_field(file, found->status, STATUS_SIZE);
    put_field(file, found->source, LINE_SIZE);
    put_field(file, found->section, LINE_SIZE);
    fputs("\ncall", file);
    put_field(file, found->call, LINE_SIZE);
    fprintf(file, "\t%zu\n",
            has_status(found, STATUS(failed)) ? found->failing_call
                                              : found->calls);
    put_findings(file, found);
    if (!has_status(found, STATUS(passed)))
        fprintf(file, "printing\t%zu\t%zu\t%zu\t%zu\t%zu\t%zu\n",
                found->before_call[0], found->before_call[1],
                found->wrong_call[0], found->wrong_call[1],
                found->wrong_call[2], found->wrong_call[3]);
}
