/* The report of a claim. Only tests/harness includes this header.
 *
 * The runner (runner.c) gives each claim a report in memory that both share,
 * so that the report survives however the claim ends. The runner writes the
 * reports into one file of records (docs/design.md), the facts.
 * tests/judge/sentences.awk makes the sentences that a student reads. */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/types.h>

#include "statuses.h"

/* Marks memory that has not been written yet: a NaN that no calculation gives.
 * A NaN of a calculation does not have its first two bytes either. */
#define UNWRITTEN_BITS UINT64_C(0x7ffbdead0000c0de)

/* What stands behind an array where no sanitizer guards it: another NaN. */
#define FENCE_BITS UINT64_C(0x7ffcbadf00dface5)
#define UNSET      1e300 /* what is larger was never set: gcc fills -5e303 in */

bool is_fence(double x);

/* TRACE_ROOM: the first so many expectations have two numbers each. Later
 * expectations are added to these numbers, so that a thousand are compared as
 * fast as a few. The longest call or document has less than LINE_SIZE bytes; a
 * record that no longer fits into FACTS_SIZE is cut off. */
enum { STATUS_SIZE = 16, LINE_SIZE = 240, FACTS_SIZE = 8192, TRACE_ROOM = 48 };

/** What is known of a claim. */
struct report {
    char status[STATUS_SIZE];       /**< a name of statuses.h */
    char call[LINE_SIZE];           /**< the call that was described last */
    size_t calls;                   /**< how many calls were described */
    size_t failing_call;            /**< calls up to the first wrong answer */
    char source[LINE_SIZE];         /**< the document with what it claims */
    char section[LINE_SIZE];        /**< the section of the lesson to read */
    char facts[FACTS_SIZE];         /**< records about the first wrong answer */
    double trace[TRACE_ROOM][2];    /**< what expectations saw (remember) */
    bool wrong[TRACE_ROOM];         /**< such an expectation was not met */
    size_t expectations;            /**< how many there were */
    size_t wrong_numbers;           /**< how many were not as expected */
    size_t wrong_zeros;             /**< how many of an array should be 0 */
    unsigned long exercises_called; /**< a bit each (struct mistake) */
    double computed; /**< seconds of a worker on a processor (remote.h) */
    double waited;   /**< seconds of a worker that waited */
    /** Bytes of stdout and stderr before the latest call. */
    size_t before_call[2];
    /** The same before, and after, the first call with a wrong answer. */
    size_t wrong_call[4];
};

/* The report of the claim that runs now. */
extern struct report *report;

/* For a debugger: the number of a described call; and, for its breakpoints,
 * 1 from the description of that call to the next. */
extern size_t awaited_call;
extern int is_awaited;

/* Writes the records of a claim into FILE. */
struct claim;
void put_facts(FILE *file, const struct claim *claim,
               const struct report *found);

bool has_status(const struct report *found, const char *status);

/** A known mistake, where a program has all those of a chapter
 * (together.awk). */
struct mistake {
    const char *id;        /**< the name of its file */
    unsigned long changes; /**< the exercises that it has, a bit each */
};

/* Lets the exercises make one of the mistakes; number 0 makes none. Returns
 * NULL if there are no more. */
__attribute__((weak)) const struct mistake *make_mistake(size_t number);

/* Counts what the code under test has printed until now. */
void count_printed(size_t bytes[static 2]);

/* Sets the limits of the claim in this process. The runner has sent its output
 * to files that are named after the claim. */
void limit_claim(void);

/* Reads the beginning of a file of a process in /proc (runner.c). */
bool read_proc_file(pid_t process, const char *name, char text[static 256]);

/* The whole lent array in which AT lies, and its size; or NULL. */
void *loan_around(const void *at, size_t *size);

/* True if a number that was lent is still what was handed over. */
bool is_as_before(const double *at);

/* Ends the claim in this process with a status other than passed. */
_Noreturn void end_claim(const char *status);

/* Adds a record to the facts: TYPE, and the fields that the format gives,
 * separated by tabs. */
__attribute__((format(printf, 2, 3))) void fact(const char *type,
                                                const char *format, ...);

/* Whether a number is wrong; the first wrong number, or n; and their count. */
bool differs(double got, double want, double tolerance);
size_t first_wrong(size_t n, const double got[], const double want[],
                   double tolerance, size_t *count);

/* Records the numbers of one expectation, right or wrong, as two: a weighted
 * sum and the size of its terms. Known mistakes are recognised by them. In an
 * array, rounding may differ between machines by 10,000 TOLERANCEs, the largest
 * ratio of two frequencies; a TOLERANCE for printed digits counts as none. A
 * billion times that difference, at most 5000, is added to the size. */
void remember(size_t n, const double seen[], double tolerance);

/* Records that the latest expectation was not met. */
void remember_wrong(void);

/* Notes whether an output of the latest call is right. WHAT is its name; other
 * words are not noted. */
void note_output(const char *what, bool right);

/* Record, of the first call with a wrong output, the inputs that a claim has
 * shown, and which outputs are right. */
void record_inputs(void);
void record_outputs(void);

/* Notes an answer that was compared with WANT, and whether it is the first
 * wrong answer of its claim, which the student will see. */
void note_answer(size_t n, const double got[], double want, bool right,
                 bool first);

enum { FINDINGS = 32, NAME_SIZE = 40 };

/** How much a finding needs. */
enum certainty {
    PLACE,  /**< nothing more: it says where the wrong numbers are */
    SURE,   /**< nothing more: it says what is wrong with them */
    ONE_OF, /**< no other finding of this kind may be left */
    WEAK    /**< three numbers of two calls must bear it out */
};

/** What wrong answers may show. */
struct findings {
    size_t count; /**< the findings that follow */
    /** A finding, got = factor want^power + term. */
    struct finding {
        char name[NAME_SIZE];     /**< as sentences.tsv has it */
        double factor;            /**< see above */
        double term;              /**< see above */
        double power;             /**< see above */
        enum certainty certainty; /**< how much it needs */
        bool refuted;             /**< a later answer speaks against it */
        bool in_two_calls;        /**< another call bears it out, too */
        size_t other_sizes;       /**< wrong numbers (count_other_sizes) */
    } finding[FINDINGS];          /**< the most telling first */
};

/* Adds the errors with a simple, exact structure, the most telling first. */
struct shape;
void find_structures(struct shape shape, const double got[],
                     const double want[], double tolerance, bool first,
                     struct findings *found);

/* How many wrong numbers should have another size than FIRST. */
size_t count_other_sizes(double first, size_t n, const double got[],
                         const double want[], double tolerance);

/* Whether another wrong answer shows that a finding was chance. */
bool speaks_against(const struct finding *finding, struct shape shape,
                    const double got[], const double want[], double tolerance);

/* Weighs the structure of a wrong answer that this line of the claim compares.
 */
void weigh_structure(const char *what, struct shape shape, const double got[],
                     const double want[], double tolerance, bool first);

/* Notes numbers that came back, for what all answers have in common; or, with
 * no numbers, another answer. */
void note_in_common(const char *what, size_t n, const double got[], bool right);

/* Record what no wrong answer of the claim has spoken against. */
void record_general(void);
void record_suggestion(void);
void record_structure(void);

#endif
