/* What a claim reports of itself: inside tests/harness only.
 *
 * The runner (runner.c) gives each claim a report in memory that both share,
 * so that what is known survives however the claim ends. It writes the
 * reports into one file of records (docs/design.md), the facts; the sentences
 * that a student reads are made of them by tests/judge/words.awk. */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The mark in memory that nobody has written yet: a NaN that no calculation
 * gives. */
#define UNWRITTEN_BITS UINT64_C(0x7ff8dead0000c0de)

bool is_unwritten(double x);

/* TRACE_ROOM: two numbers for each of the first expectations. Later ones are
 * folded into these, so that a thousand are compared as fast as a few. */
enum { STATUS_SIZE = 16, LINE_SIZE = 240, FACTS_SIZE = 8192, TRACE_ROOM = 48 };

/* Seconds of computing after which a claim is stopped. The slowest needs a
 * hundredth of that. */
enum { CPU_SECONDS = 2 };

struct report {
    /* begun, passed, failed, todo, skipped; what ended it (exit, endless, idle,
     * flood, memory, stopped); or unsound: it passed, and then ended badly */
    char status[STATUS_SIZE];
    char call[LINE_SIZE]; /* the latest one that describe_call announced */
    char source[LINE_SIZE];
    char section[LINE_SIZE];
    char facts[FACTS_SIZE]; /* records about the first wrong answer */
    double trace[TRACE_ROOM][2];
    size_t seen; /* how many expectations there were */
};

/* The report of the claim that runs now. */
extern struct report *report;

/* The claim in this process is watched over by the runner: its output goes to
 * files in the current claim's name, and it has limits. */
void limit_claim(void);

/* True until the first fact. */
bool nothing_wrong_yet(void);

/* Adds a record to the facts: TYPE, and the fields that the format gives,
 * separated by tabs. */
__attribute__((format(printf, 2, 3))) void fact(const char *type,
                                                const char *format, ...);

/* Keeps what was seen, right or wrong, as two numbers: a weighted sum and the
 * size of its terms. Known mistakes are recognised by them. */
void remember(size_t n, const double seen[]);

/* An error with a simple, exact structure: its name, as words.awk knows it,
 * or NULL. FIRST: it is the first one of its claim, which will be shown. */
struct shape;
const char *structure_of(struct shape shape, const double got[],
                         const double want[], double tolerance, bool first);

#endif
