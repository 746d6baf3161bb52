/* What a claim needs when Criterion's own runner runs it (make criterion). */
#define _POSIX_C_SOURCE 200809L
#include <criterion/criterion.h>
#include <criterion/hooks.h>
#include <criterion/logging.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "claim.h"
#include "record.h"

/* What the exercise prints goes to a file, where the claim sees it. */
void begin_test(void)
{
    const struct criterion_test_extra_data *about =
        criterion_current_test->data;
    FILE *output = tmpfile();

    if (output == NULL || dup2(fileno(output), STDOUT_FILENO) < 0)
        cr_assert_fail("there is no file for what is printed");
    claim_begin(about->description, about->data);
}

/* Copies it to where a person sees it. */
static void show_output(void)
{
    char text[4096];
    ssize_t bytes;

    lseek(STDOUT_FILENO, 0, SEEK_SET);
    while ((bytes = read(STDOUT_FILENO, text, sizeof text)) > 0)
        fwrite(text, 1, (size_t)bytes, stderr);
}

/* Writes what a record of a verdict shows: a place, "place ROLE FILE LINE
 * WORDS", or all behind the first tab. */
static void write_record(const char *record, FILE *to)
{
    char file[512], line[16], words[512];

    if (sscanf(record, "place\t%*[^\t]\t%511[^\t]\t%15[^\t]\t%511[^\n]", file,
               line, words) == 3)
        fprintf(to, "%s:%s: %s\n", file, line, words);
    else
        fputs(strchr(record, '\t') + 1, to);
}

/* Reads what the verdict on the same exercise, which VERDICT names, has on a
 * claim: true if it is open. Its paragraph of this number, and the lines below
 * that, are written. */
static bool read_verdict(const struct criterion_test *claim, int number,
                         FILE *to)
{
    const char *path = getenv("VERDICT");
    FILE *verdict = path == NULL ? NULL : fopen(path, "r");
    char line[4096], begin[512];
    bool here = false, open = false;
    int paragraphs = 0;

    snprintf(begin, sizeof begin, "claim\t%s\t%s\t", claim->category,
             claim->name);
    while (verdict != NULL && fgets(line, sizeof line, verdict) != NULL) {
        if (strncmp(line, "claim\t", 6) == 0) {
            here = strncmp(line, begin, strlen(begin)) == 0;
            open |= here && strncmp(line + strlen(begin), "open\t", 5) == 0;
            continue;
        }
        paragraphs += here && strncmp(line, "text\t", 5) == 0;
        if (here && paragraphs == number)
            write_record(line, to);
    }
    if (verdict != NULL)
        fclose(verdict);
    return open;
}

/* Writes the records of what was seen that a person can read: first the call,
 * and what of it was compared. */
static void write_facts(FILE *message)
{
    static const char *const shown[] = {"changed", "printed", "index",
                                        "expected", "got"};

    for (char *fact = strtok(report->facts, "\n"); fact != NULL;
         fact = strtok(NULL, "\n")) {
        char *first = strchr(fact, '\t'), *second;

        if (first == NULL)
            continue;
        *first++ = '\0';
        second = strchr(first, '\t');
        if (second != NULL)
            *second++ = '\0';
        if (strcmp(fact, "wrong") == 0)
            fprintf(message, "%s%s%s\n", first,
                    second == NULL || *second == '\0' ? "" : ": ",
                    second == NULL ? "" : second);
        for (size_t k = 0; k < sizeof shown / sizeof *shown; k++)
            if (strcmp(fact, shown[k]) == 0)
                fprintf(message, "  %-8s  %s\n", shown[k], first);
    }
}

/* Passes, or says at the test's own line what is wrong. The board's first
 * paragraph is about the same numbers. */
void end_test(void)
{
    const struct criterion_test_extra_data *about =
        criterion_current_test->data;
    char *text = NULL;
    size_t size = 0;
    FILE *message = open_memstream(&text, &size);
    struct criterion_assert_stats stats = {
        .passed = claim_holds(), .file = about->file_, .line = about->line_};

    if (message == NULL)
        abort();
    show_output();
    if (!stats.passed) {
        write_facts(message);
        read_verdict(criterion_current_test, 2, message);
    }
    fclose(message);
    stats.message = text;
    criterion_send_assert(&stats);
    if (!stats.passed)
        criterion_abort_test();
    exit(CLAIM_PASSED);
}

/* An open exercise is skipped. */
ReportHook(PRE_ALL)(struct criterion_test_set *tests)
{
    FOREACH_SET (struct criterion_suite_set *suite, tests->suites)
        FOREACH_SET (struct criterion_test *claim, suite->tests)
            claim->data->disabled |= read_verdict(claim, -1, stderr);
}

/* What was stopped could not say why. */
ReportHook(POST_TEST)(struct criterion_test_stats *stats)
{
    if (stats->test_status == CR_STATUS_FAILED && stats->failed_asserts == 0)
        read_verdict(stats->test, 1, stderr);
}
