/* Prints the facts of claims in which several causes fit the first wrong
 * answer, and later answers speak against some of them. causes.txt says which
 * may be said. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "claim.h"
#include "record.h"

/* One number is compared with 1, and then two texts are asked. */
static void answer(double got, bool first, bool fits_a, bool fits_b)
{
    note_answer(1, &got, 1, got == 1, first);
    suggest(fits_a, "The cause is A.");
    suggest(fits_b, "The cause is B.");
}

/* The same with a list of two slips, in two parts. */
static void slipped(double got, bool first, double a, double b)
{
    note_answer(1, &got, 1, got == 1, first);
    suggest_slip(got, 1, &(const struct slip){a, "The slip is A."});
    suggest_slip(got, 1, &(const struct slip){b, "The slip is B."});
}

#define SQUARE ((struct shape){2, 2, false, NULL})

static void tables(double factor_of_next)
{
    const double want[] = {1, 2, 4, 8};
    double got[] = {3, 6, 12, 24};

    snprintf(report->call, LINE_SIZE, "f()");
    weigh_structure("", SQUARE, got, want, 1e-12, true);
    snprintf(report->call, LINE_SIZE, "g()");
    for (size_t k = 0; k < 4; k++)
        got[k] = factor_of_next * want[k];
    got[3] += factor_of_next == 3 ? 0 : 0.1;
    weigh_structure("another array", SQUARE, got, want, 1e-12, false);
}

/* Single numbers that are all MORE too large; or others. */
static void numbers(double more, double of_next)
{
    const double want[] = {0.5, 0.7, 0.9};
    const struct shape single = {1, 1, false, NULL};

    snprintf(report->call, LINE_SIZE, "f()");
    for (size_t k = 0; k < 3; k++) {
        double got = want[k] + (k == 0 ? more : of_next);

        snprintf(report->call, LINE_SIZE, k == 0 ? "f()" : "g()");
        weigh_structure("", single, &got, &want[k], 1e-12, k == 0);
    }
}

static void more_holds(void)
{
    numbers(4, 4);
}

static void more_is_doubted(void)
{
    numbers(4, 5);
}

/* A quarter twice, and then LAST. */
static void quarters(double last)
{
    const double want[] = {0.5, 0.7, 0.9}, got[] = {0.25, 0.25, last};
    const struct shape single = {1, 1, false, NULL};

    for (size_t k = 0; k < 3; k++) {
        snprintf(report->call, LINE_SIZE, k == 0 ? "f()" : "g()");
        weigh_structure("", single, got + k, want + k, 1e-12, k == 0);
    }
}

static void same_number(void)
{
    quarters(0.25);
}

static void another_number(void)
{
    quarters(0.3);
}

static void first_is_no_power(void)
{
    quarters(1);
}

/* Of two rows of four, in this call and perhaps in another. */
static void two_rows(const char *of_next, const double got[8],
                     const double want[8])
{
    const struct shape rows = {2, 4, false, NULL};

    snprintf(report->call, LINE_SIZE, "f()");
    weigh_structure("", rows, got, want, 1e-12, true);
    snprintf(report->call, LINE_SIZE, "%s", of_next);
    weigh_structure("", rows, got, want, 1e-12, false);
}

static void of_one_call(void)
{
    two_rows("f()", (double[]){1, 6, 3, 12, 5, 18, 7, 8},
             (double[]){1, 2, 3, 4, 5, 6, 7, 8});
}

static void of_two_calls(void)
{
    two_rows("g()", (double[]){1, 6, 3, 12, 5, 18, 7, 8},
             (double[]){1, 2, 3, 4, 5, 6, 7, 8});
}

static void beside_zeros(void)
{
    two_rows("g()", (double[]){-1.5, 0, 0, 0, 1.5, 0, 0, 0},
             (double[]){-1, 0, 0, 0, 1, 0, 0, 0});
}

static void of_one_size(void)
{
    two_rows("g()", (double[]){0, 3, 4, 5, 0, 3, 6, 7},
             (double[]){0, 2, 4, 5, 0, 2, 6, 7});
}

static void a_number_that_follows_is_right(void)
{
    two_rows("g()", (double[]){1, 2, 3, 9, 5, 9, 9, 9},
             (double[]){1, 2, 3, 4, 5, 6, 7, 8});
}

static void all_that_follow_are_wrong(void)
{
    two_rows("g()", (double[]){1, 9, 2, 9, 5, 7, 9, 1},
             (double[]){1, 2, 3, 4, 5, 6, 7, 8});
}

static void not_of_the_first(void)
{
    const double want[] = {1, 2, 4, 8}, got[] = {3, 6, 12, 24};

    snprintf(report->call, LINE_SIZE, "f()");
    weigh_structure("", SQUARE, (double[]){7, 9, 7, 1}, want, 1e-12, true);
    snprintf(report->call, LINE_SIZE, "g()");
    weigh_structure("", SQUARE, got, want, 1e-12, false);
}

/* 1 more, or 1 minus it. */
static void one_relation_is_left(void)
{
    const double want[] = {0, 0.7};
    const struct shape single = {1, 1, false, NULL};

    snprintf(report->call, LINE_SIZE, "f()");
    weigh_structure("", single, (double[]){1}, want, 1e-12, true);
    weigh_structure("", single, (double[]){1.7}, want + 1, 1e-12, false);
}

static void another_factor(void)
{
    const double want[] = {1, 2, 4, 8};
    const struct shape four = {1, 4, false, NULL};

    snprintf(report->call, LINE_SIZE, "f()");
    weigh_structure("", four, (double[]){3, 6, 12, 24}, want, 1e-12, true);
    weigh_structure("", four, (double[]){5, 10, 20, 40}, want, 1e-12, false);
}

static void two_fit(void)
{
    answer(2, true, true, true);
}

static void first_is_doubted(void)
{
    answer(2, true, true, true);
    answer(3, false, false, true);
}

static void right_answers_do_not_doubt(void)
{
    answer(2, true, true, false);
    answer(1, false, false, false);
}

static void both_are_doubted(void)
{
    answer(2, true, true, true);
    answer(3, false, true, false);
    answer(4, false, false, true);
}

static void fits_too_late(void)
{
    answer(2, true, false, false);
    answer(3, false, true, true);
}

static void one_slip_is_left(void)
{
    slipped(2.5, true, 2.5, 2.5);
    slipped(3.5, false, 4.5, 3.5);
}

static void two_slips_are_left(void)
{
    slipped(2.5, true, 2.5, 2.5);
}

static void factor_holds(void)
{
    tables(3);
}

static void factor_is_doubted(void)
{
    tables(5);
}

/* Each claim has a process of its own. */
static void claim(const char *exercise, void (*run)(void))
{
    fflush(stdout);
    if (fork() == 0) {
        printf("claim\t%s\tis_told\tfailed\t\t\nwrong\tf()\t\n", exercise);
        run();
        record_structure();
        record_suggestion();
        fputs(report->facts, stdout);
        exit(0);
    }
    wait(NULL);
}

int main(void)
{
    claim("two_fit", two_fit);
    claim("first_is_doubted", first_is_doubted);
    claim("right_answers_do_not_doubt", right_answers_do_not_doubt);
    claim("both_are_doubted", both_are_doubted);
    claim("fits_too_late", fits_too_late);
    claim("one_slip_is_left", one_slip_is_left);
    claim("two_slips_are_left", two_slips_are_left);
    claim("factor_holds", factor_holds);
    claim("factor_is_doubted", factor_is_doubted);
    claim("another_factor", another_factor);
    claim("more_holds", more_holds);
    claim("more_is_doubted", more_is_doubted);
    claim("same_number", same_number);
    claim("another_number", another_number);
    claim("first_is_no_power", first_is_no_power);
    claim("of_one_call", of_one_call);
    claim("of_two_calls", of_two_calls);
    claim("beside_zeros", beside_zeros);
    claim("of_one_size", of_one_size);
    claim("a_number_that_follows_is_right", a_number_that_follows_is_right);
    claim("all_that_follow_are_wrong", all_that_follow_are_wrong);
    claim("not_of_the_first", not_of_the_first);
    claim("one_relation_is_left", one_relation_is_left);
    return 0;
}
