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

static bool has(const struct report *its, const char *status)
{
    return strncmp(its->status, status, STATUS_SIZE) == 0;
}

/* Writes a field without control characters: code under test can have written
 * anything into a report. */
static void put_field(FILE *file, const char *text, size_t size)
{
    fputc('\t', file);
    for (size_t k = 0; k < size && text[k] != '\0'; k++)
        fputc((unsigned char)text[k] < ' ' ? '?' : text[k], file);
}

/* Writes what a claim found, if the claim came to its end or to a TODO(). */
static void put_findings(FILE *file, const struct report *its)
{
    size_t length = strnlen(its->facts, FACTS_SIZE);

    if (!has(its, STATUS(passed)) && !has(its, STATUS(failed)) &&
        !has(its, STATUS(todo)))
        return;
    fwrite(its->facts, 1, length, file);
    if (length > 0 && its->facts[length - 1] != '\n')
        fputc('\n', file);
    for (size_t k = 0; k < its->seen && k < TRACE_ROOM; k++)
        fprintf(file, "seen\t%.17g\t%.17g\t%s\n", its->trace[k][0],
                its->trace[k][1], its->wrong[k] ? "wrong" : "right");
}

void put_facts(FILE *file, const struct claim *claim, const struct report *its)
{
    fprintf(file, "claim\t%s\t%s", claim->exercise, claim->sentence);
    put_field(file, its->status, STATUS_SIZE);
    put_field(file, its->source, LINE_SIZE);
    put_field(file, its->section, LINE_SIZE);
    fputs("\ncall", file);
    put_field(file, its->call, LINE_SIZE);
    fprintf(file, "\t%zu\n",
            has(its, STATUS(failed)) ? its->failing : its->calls);
    put_findings(file, its);
    if (!has(its, STATUS(passed)))
        fprintf(file, "printing\t%zu\t%zu\t%zu\t%zu\t%zu\t%zu\n",
                its->before_call[0], its->before_call[1], its->wrong_call[0],
                its->wrong_call[1], its->wrong_call[2], its->wrong_call[3]);
}
