/* What the arguments of a test's calls tell of its answers, right and wrong,
 * for where no cause is known. A call is right if all its answers are. Its
 * number is that of what has the name of the first wrong answer, whatever the
 * numbers in it are: "row 0" and "row 1" are one name. Argument k of a call is
 * called #k: sentences.awk puts the parameter's name there. */
#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "claim.h"
#include "record.h"

enum { ANSWERS = 4096, ARGUMENTS = 8 };

static struct answer {
    size_t call;
    char what[64];              /* without digits */
    double argument[ARGUMENTS]; /* NAN: it is no number, or there is none */
    double value;               /* NAN: there is none, or several differ */
    bool right;
    bool named; /* has the name of the first wrong answer */
} answer[ANSWERS];
static size_t answers;
static char first_call[LINE_SIZE], first_what[64]; /* of a wrong answer */
static char first_name[64];                        /* without digits */

/* The numbers with which the parts of a call end: "f(2, n = 3, {4, 5})" has the
 * arguments 2 and 3, and no third. Behind an ellipsis nothing is read. */
static void read_arguments(const char *call, double argument[ARGUMENTS])
{
    const char *word = call;
    int depth = 0;
    char *end;

    for (size_t k = 0; k < ARGUMENTS; k++)
        argument[k] = NAN;
    for (size_t k = 0; *call != '\0' && strncmp(call, "...", 3); call++) {
        if (depth == 1 && strchr(",)", *call) != NULL && k < ARGUMENTS) {
            argument[k] = strtod(word, &end);
            if (end != call || end == word)
                argument[k] = NAN;
            k++;
        }
        depth += (strchr("({", *call) != NULL) - (strchr(")}", *call) != NULL);
        if (strchr("(, ", *call) != NULL)
            word = call + 1;
    }
}

void note_in_common(const char *what, size_t n, const double got[], bool right)
{
    struct answer *latest = &answer[answers];
    size_t size = 0;

    if (answers == ANSWERS)
        return;
    answers++;
    *latest = (struct answer){
        .call = report->calls, .value = n > 0 ? got[0] : NAN, .right = right};
    for (size_t k = 1; k < n; k++)
        latest->value = got[k] == got[0] ? latest->value : NAN;
    for (const char *c = n > 0 ? what : "none";
         *c != '\0' && size + 1 < sizeof latest->what; c++)
        if (!isdigit((unsigned char)*c))
            latest->what[size++] = *c;
    read_arguments(report->call, latest->argument);
    if (right || *first_call != '\0')
        return;
    strcpy(first_call, report->call);
    snprintf(first_what, sizeof first_what, "%s", what);
    strcpy(first_name, latest->what);
}

/* Writes that every answer is one number, for K = ARGUMENTS, or argument K, its
 * square or its logarithm. The largest size_t is what nobody wrote. */
static bool is_argument(size_t k, char words[LINE_SIZE])
{
    static const char *form[] = {"", "the square of ", "the logarithm of "};
    bool fits[] = {k < ARGUMENTS || answer->value != 0x1p64, true, true};

    for (size_t a = 0; a < answers; a++) {
        double x = k == ARGUMENTS ? answer->value : answer[a].argument[k];

        fits[0] = fits[0] && is_near(answer[a].value, x);
        fits[1] = fits[1] && is_near(answer[a].value, x * x);
        fits[2] = fits[2] && is_near(answer[a].value, log(x));
    }
    if (k == ARGUMENTS)
        snprintf(words, LINE_SIZE, "same %.10g", answer->value);
    for (size_t f = 0; f < 3 && k < ARGUMENTS; f++)
        if (fits[f])
            snprintf(words, LINE_SIZE, "each_is %s#%zu", form[f], k + 1);
    return fits[0] || (k < ARGUMENTS && (fits[1] || fits[2]));
}

/* Writes which values of argument K the wrong answers have, or the RIGHT ones,
 * if no other answer lies among them. Returns 2 for one value, 1 for several,
 * and 0 for neither. Answers between others, or right ones above all others,
 * are chance if they are fewer than three, and so is a wrong one above them, or
 * a single value beside one. Those below all others are chance, too, but for
 * two of 0 or 1. */
static int separates(size_t k, bool right, char words[LINE_SIZE])
{
    double low[] = {INFINITY, INFINITY}, high[] = {-INFINITY, -INFINITY};
    bool separate = true;
    size_t calls = 0;

    for (const struct answer *a = answer; a < answer + answers; a++) {
        bool named = a->right == right;

        separate = separate && !isnan(a->argument[k]);
        calls += named;
        low[named] = fmin(low[named], a->argument[k]);
        high[named] = fmax(high[named], a->argument[k]);
    }
    for (const struct answer *a = answer; a < answer + answers; a++)
        separate =
            separate && (a->right == right || a->argument[k] < low[true] ||
                         a->argument[k] > high[true]);
    snprintf(words, LINE_SIZE, "%s_where #%zu is %s%.10g%s%.10g",
             right ? "right" : "wrong", k + 1,
             low[true] < high[true] ? "from " : "", low[true], " to ",
             high[true]);
    if (low[true] == high[true])
        *strstr(words, " to ") = '\0';
    if (calls < 3 && low[false] < low[true] &&
        (right || high[false] > high[true] || calls < 2))
        return 0;
    if (calls < (low[true] > 1 ? 3 : 2) && low[false] > low[true])
        return 0;
    if (!separate || low[false] >= high[false] || low[true] > high[true])
        return 0;
    return low[true] == high[true] ? 2 : 1;
}

static void record(const char *words)
{
    fact("structure", "%s\t%s\t%s\t", words, first_call, first_what);
}

/* Makes one answer of those of a call. */
static void join_answers(void)
{
    size_t all = answers;

    answers = 0;
    for (size_t a = 0; a < all; a++) {
        struct answer next = answer[a], *of_call = &answer[answers];

        next.named = strcmp(next.what, first_name) == 0;
        if (!next.named)
            next.value = NAN;
        if (answers == 0 || of_call[-1].call != next.call) {
            answer[answers++] = next;
            continue;
        }
        of_call--;
        of_call->right = of_call->right && next.right;
        if (next.named && of_call->named && of_call->value != next.value)
            of_call->value = NAN;
        else if (next.named && !of_call->named)
            of_call->value = next.value;
        of_call->named = of_call->named || next.named;
    }
}

/* Of fewer than four answers it is chance, and of calls without an answer
 * nothing is known. Where two arguments tell right calls from wrong ones,
 * nobody knows which. */
void record_general(void)
{
    char words[LINE_SIZE], text[2][LINE_SIZE];
    size_t telling = 0;

    if (answers == ANSWERS || *first_call == '\0')
        return;
    join_answers();
    if (answers != report->calls)
        return;
    for (size_t k = 0; k <= ARGUMENTS && answers > 3; k++)
        if (is_argument(ARGUMENTS - k, words)) {
            record(words);
            return;
        }
    for (size_t k = 0; k < ARGUMENTS && answers > 3; k++) {
        int wrong = separates(k, false, text[0]);
        int right = separates(k, true, text[1]);

        if (wrong + right > 0)
            strcpy(words, text[right > wrong]);
        telling += wrong + right > 0;
    }
    if (telling == 1)
        record(words);
}
