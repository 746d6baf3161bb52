/* What may explain a wrong number: a text that the claim suggests, or a simple
 * structure.
 *
 * Where an input is 0 or 1, many mistakes give one number. So each text that
 * fits the first wrong answer of a claim is a candidate only. Every later wrong
 * answer is asked the same, and a text that it speaks against is not shown. */
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "record.h"

/* The latest answer. It is evidence if no number in it is a NaN or was never
 * set; what an unset variable makes of it has no cause but that. */
static bool is_first, is_wrong, is_evidence, is_unset;
static bool any_wrong; /* the latest answer, or an earlier answer */
static double wanted, received;
static size_t slips_compared; /* with the latest answer, so far */

/* The texts that fit the first wrong answer: a later answer may refute one. */
enum { CANDIDATES = 12 };
static struct candidate {
    const char *format;
    char text[512];
    bool should, asked, fits, refuted;
} candidate[CANDIDATES];
static size_t candidates;

/* A suggestion may be asked of one answer several times, with other numbers. */
static void weigh_suggestions(void)
{
    for (struct candidate *known = candidate; known < candidate + candidates;
         known++) {
        known->refuted = known->refuted || (known->asked && !known->fits);
        known->asked = known->fits = false;
    }
}

void note_answer(size_t n, const double got[], double want, bool right,
                 bool first)
{
    weigh_suggestions();
    is_first = first;
    is_wrong = !right;
    any_wrong = any_wrong || is_wrong;
    wanted = want;
    received = n == 1 && !right ? got[0] : NAN;
    is_evidence = true;
    is_unset = false;
    slips_compared = 0;
    for (size_t k = 0; k < n; k++) {
        is_unset = is_unset || (isfinite(got[k]) && fabs(got[k]) >= UNSET);
        is_evidence = is_evidence && (isinf(got[k]) || fabs(got[k]) < UNSET);
    }
}

/* Suggestions are identified by their format, or, if that is "%s", by their
 * text. */
static bool is_about(const struct candidate *known, const char *format)
{
    return known->format == format || strcmp(known->text, format) == 0;
}

void suggest(int fits, const char *format, ...)
{
    char text[sizeof candidate->text];
    va_list arguments;

    if (!is_wrong || (is_first ? !fits || is_unset : !is_evidence))
        return;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (is_first && candidates < CANDIDATES) {
        candidate[candidates].should = fits == SHOULD;
        candidate[candidates].format = format;
        strcpy(candidate[candidates++].text, text);
    }
    for (size_t k = 0; k < candidates && !is_first; k++)
        if (is_about(&candidate[k], strcmp(format, "%s") ? format : text)) {
            candidate[k].asked = true;
            candidate[k].fits = candidate[k].fits || fits;
        }
}

bool may_suggest(const char *text)
{
    for (size_t k = 0; k < candidates && is_wrong; k++)
        if (!candidate[k].refuted && is_about(&candidate[k], text))
            return true;
    return is_first;
}

bool fits_all(bool fits, const char *text)
{
    for (size_t k = 0; k < candidates; k++)
        if (is_about(&candidate[k], text))
            return !(candidate[k].refuted |= !fits);
    if (!fits && candidates < CANDIDATES)
        candidate[candidates++] = (struct candidate){text, .refuted = true};
    return fits;
}

static bool are_close(double got, double slip)
{
    return isfinite(slip) && fabs(got - slip) <= 1e-9 * fabs(slip) + 1e-14;
}

/* A wrong answer next to the right answer is as near to a slip there. */
bool is_near(double got, double slip)
{
    return are_close(got, slip) &&
           !(got == received && is_wrong && are_close(got, wanted));
}

bool are_near(size_t n, const double got[], const double slip[])
{
    for (size_t k = 0; k < n; k++)
        if (!is_near(got[k], slip[k]))
            return false;
    return true;
}

/* True if GOT is what this slip gives, and clearly not what was wanted. */
static bool agrees(double got, double slip)
{
    return are_close(got, slip) &&
           fabs(slip - wanted) > 1e-7 * fmax(fabs(slip), fabs(wanted));
}

/* 0, 1 and other small whole numbers come of many mistakes. */
static bool is_common(double x)
{
    return fabs(x) < 10 && fabs(x - round(x)) < 1e-9;
}

/* Sets of slips, a bit for each slip of the claim's list: those that agree with
 * all wrong answers, with a number that is not common, and with all right
 * answers. */
enum { SLIPS = 64 };
static const char *text_of[SLIPS];
static uint64_t all_wrong, uncommon, all_right = UINT64_MAX;
static bool spoils_all; /* the slips of this claim spoil every call */

/* How many candidates come before the list: the first that fits is shown. */
static size_t place_of_slips;

void suggest_slip(double got, size_t n, const struct slip slip[])
{
    if (is_first && slips_compared == 0)
        place_of_slips = candidates;
    for (; n > 0 && slips_compared < SLIPS; n--, slip++, slips_compared++) {
        uint64_t bit = UINT64_C(1) << slips_compared;
        bool agreed = agrees(got, slip->value);

        text_of[slips_compared] = slip->text;
        if (is_first && agreed)
            all_wrong |= bit;
        if (!is_first && is_evidence && isfinite(slip->value) &&
            !is_near(got, slip->value))
            *(is_wrong ? &all_wrong : &all_right) &= ~bit;
        if (agreed && !is_common(got))
            uncommon |= bit;
    }
}

void suggest_slip_of_all(double got, size_t n, const struct slip slip[])
{
    spoils_all = true;
    suggest_slip(got, n, slip);
}

bool may_be_slip(size_t k)
{
    return !any_wrong || is_first || (all_wrong >> k & 1) == 1;
}

/* The text of the slips in a set, if it is the same for all. */
static const char *text_of_all(uint64_t set)
{
    const char *found = NULL;

    for (size_t k = 0; k < SLIPS; k++)
        if (set >> k & 1) {
            if (found != NULL && strcmp(found, text_of[k]) != 0)
                return NULL;
            found = text_of[k];
        }
    return found;
}

/* A slip in one branch of a program gives right answers elsewhere. So right
 * answers count only where several slips are left. */
static const char *likely_slip(void)
{
    uint64_t left = all_wrong & uncommon;
    const char *slip = spoils_all ? NULL : text_of_all(left);

    return slip != NULL ? slip : text_of_all(left & all_right);
}

void record_suggestion(void)
{
    const char *slip = likely_slip(), *text = NULL, *right = NULL;

    weigh_suggestions();
    for (size_t k = 0; k <= candidates && text == NULL; k++)
        if (k == place_of_slips && slip != NULL)
            text = slip;
        else if (k < candidates && !candidate[k].refuted &&
                 (right == NULL || !candidate[k].should))
            *(candidate[k].should ? &right : &text) = candidate[k].text;
    if (text != NULL)
        fact("hint", "%s", text);
    else if (right != NULL)
        fact("should", "%s", right);
}

/* What the first wrong answer that shows any structure may show; its call, and
 * the output that was compared. */
static struct findings found;
static char found_call[LINE_SIZE], found_output[LINE_SIZE];
static double first_wanted;

/* One output of a call tells nothing of another. */
static bool is_another_output(const char *what)
{
    return strchr(what, ' ') == NULL && strchr(found_output, ' ') == NULL &&
           *what != '\0' && *found_output != '\0' &&
           strcmp(what, found_output) != 0;
}

void weigh_structure(const char *what, struct shape shape, const double got[],
                     const double want[], double tolerance, bool first)
{
    size_t n = shape.rows * shape.columns, count;
    bool searched = false;

    for (size_t k = 0; k < found.count; k++) {
        struct finding *finding = &found.finding[k];

        if (!finding->refuted && !is_another_output(what)) {
            finding->refuted =
                speaks_against(finding, shape, got, want, tolerance);
            finding->other_sizes +=
                count_other_sizes(first_wanted, n, got, want, tolerance);
            finding->in_two_calls |= strcmp(report->call, found_call) != 0;
        }
        searched = searched || !finding->refuted || finding->certainty <= SURE;
    }
    if (searched)
        return;
    found.count = 0;
    find_structures(shape, got, want, tolerance, first, &found);
    first_wanted = want[first_wrong(n, got, want, tolerance, &count)];
    snprintf(found_call, sizeof found_call, "%s", report->call);
    snprintf(found_output, sizeof found_output, "%s", what);
}

/* Three wrong numbers of two sizes, in more than one call, are no chance. */
static bool is_proved(const struct finding *finding)
{
    return finding->certainty != SURE && finding->other_sizes > 1 &&
           finding->in_two_calls;
}

void record_structure(void)
{
    size_t open[WEAK + 1] = {0};
    bool recorded = false;

    for (size_t k = 0; k < found.count; k++)
        open[found.finding[k].certainty] += !found.finding[k].refuted;
    for (size_t k = 0; k < found.count; k++) {
        const struct finding *finding = &found.finding[k];

        if (finding->refuted ||
            (finding->certainty == ONE_OF && open[ONE_OF] > 1) ||
            (!strncmp(finding->name, "floor", 5) && finding->other_sizes < 2) ||
            (finding->certainty == WEAK &&
             (!is_proved(finding) || open[ONE_OF] > 0)) ||
            (recorded && finding->certainty <= SURE))
            continue;
        fact("structure", "%s\t%s\t%s\t%s", finding->name, found_call,
             found_output, is_proved(finding) ? "proved" : "");
        if (recorded || finding->certainty != PLACE)
            return;
        recorded = true;
    }
}
