/* Compares numbers, and records where and by how much they differ. These are
 * facts only; tests/judge/sentences.awk makes the sentences. */
#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"
#include "record.h"

/* How many numbers and characters fit beside "  expected" on the board, in 80
 * columns. */
enum { ACROSS = 6, ROOM = 62 };

struct shape values(size_t n)
{
    return (struct shape){.rows = 1, .columns = n};
}

struct shape matrix(size_t rows, size_t columns)
{
    return (struct shape){.rows = rows, .columns = columns};
}

struct shape bank(size_t m, const double *w)
{
    return (struct shape){
        .rows = 1, .columns = 2 * m, .in_pairs = true, .frequency = w};
}

struct shape pair_rows(size_t rows, size_t d_model)
{
    return (struct shape){.rows = rows, .columns = d_model, .in_pairs = true};
}

struct shape pairs(size_t d_model)
{
    return pair_rows(1, d_model);
}

double digits(int n)
{
    return 0.5 * pow(10, -n) * (1 + 1e-9);
}

double rounding(double pos)
{
    return 64 * DBL_EPSILON * (1 + fabs(pos));
}

/* A NaN differs: no comparison with it is true. */
bool differs(double got, double want, double tolerance)
{
    return !(got == want || fabs(got - want) <= tolerance);
}

size_t first_wrong(size_t n, const double got[], const double want[],
                   double tolerance, size_t *count)
{
    size_t first = n;

    *count = 0;
    for (size_t k = n; k-- > 0;)
        if (differs(got[k], want[k], tolerance)) {
            first = k;
            ++*count;
        }
    return first;
}

/* Records an answer. True if it is the claim's first wrong answer: the call,
 * and WHAT was compared, are recorded then, and the caller records the numbers.
 */
static bool record_answer(const char *what, size_t n, const double got[],
                          double want, double tolerance, bool right)
{
    bool first = !right && nothing_wrong_yet();

    remember(n, got, tolerance);
    note_answer(n, got, want, right, first);
    note_output(what, right);
    if (!right)
        remember_wrong();
    report->wrong_numbers += !right;
    if (first) {
        memcpy(report->wrong_call, report->before_call, 2 * sizeof(size_t));
        count_printed(report->wrong_call + 2);
        fact("wrong", "%s\t%s", report->call, what);
    }
    return first;
}

/* Records where the first wrong number is. Fields: row, column, rows, columns;
 * in a pair, sine or cosine; and, if there are several pairs, which of them it
 * is and its frequency. */
static void record_place(struct shape shape, size_t index)
{
    size_t row = index / shape.columns, column = index % shape.columns;
    size_t pair = column / 2;
    const char *wave = !shape.in_pairs ? "" : column % 2 ? "cosine" : "sine";
    double frequency = shape.frequency != NULL
                           ? shape.frequency[pair]
                           : oracle_frequency(pair, shape.columns);

    if (shape.in_pairs && shape.columns > 2)
        fact("place", "%zu\t%zu\t%zu\t%zu\t%s\t%zu\t%.4g", row, column,
             shape.rows, shape.columns, wave, pair, frequency);
    else
        fact("place", "%zu\t%zu\t%zu\t%zu\t%s", row, column, shape.rows,
             shape.columns, wave);
}

/* With so many decimals a number is printed to its last digit. */
enum { ALL_DECIMALS = 17 };

/* A number that is 0 to all the decimals asked for has no minus sign: that sign
 * would be the only difference to be seen. A number that could only come from
 * memory that was never set keeps its power of ten. */
static void format_number(char text[static 64], double x, int decimals)
{
    if (is_unwritten(x))
        snprintf(text, 64, "unwritten");
    else if (isnan(x))
        snprintf(text, 64, "nan");
    else if (decimals >= ALL_DECIMALS || (x != 0 && fabs(x) < 1e-100))
        snprintf(text, 64, "%.*g", decimals >= ALL_DECIMALS ? 17 : 1, x);
    else if (fabs(x) < 1e5)
        snprintf(text, 64, "%.*f", decimals, x);
    else
        snprintf(text, 64, "%.*g", decimals + 4, x);
    if (text[0] == '-' && strspn(text, "-0.") == strlen(text))
        memmove(text, text + 1, strlen(text));
}

/* The fewest decimals in which the two numbers differ: at least four, or at
 * least three if the document prints no more than three. */
static int telling_decimals(double got, double want, double tolerance)
{
    char a[64], b[64];
    int decimals = tolerance > digits(3) / 2 ? 3 : 4;

    for (; decimals < ALL_DECIMALS; decimals++) {
        format_number(a, got, decimals);
        format_number(b, want, decimals);
        if (strcmp(a, b) != 0)
            break;
    }
    return decimals;
}

static int widest(size_t n, const double x[], int decimals)
{
    char text[64];
    int width = 6;

    for (size_t k = 0; k < n; k++) {
        format_number(text, x[k], decimals);
        if ((int)strlen(text) > width)
            width = (int)strlen(text);
    }
    return width;
}

static void record_row(const char *type, size_t n, const double x[],
                       int decimals, int width)
{
    char line[256], text[64];
    int used = 0;

    for (size_t k = 0; k < n; k++) {
        format_number(text, x[k], decimals);
        used += snprintf(line + used, sizeof line - (size_t)used, "  %*s",
                         width, text);
    }
    fact(type, "%s", line);
}

/* Finds the part of a row around a wrong number that fits in 80 columns. */
static void find_window(struct shape shape, size_t wrong, int width,
                        size_t *first, size_t *n)
{
    size_t across = (size_t)(ROOM / (width + 2));
    size_t column = wrong % shape.columns;

    *n = across < ACROSS ? across : ACROSS;
    if (*n > shape.columns)
        *n = shape.columns;
    *first = column < *n ? 0 : column - *n / 2;
    if (*first > shape.columns - *n)
        *first = shape.columns - *n;
}

static void record_side_by_side(struct shape shape, const double got[],
                                const double want[], double tolerance,
                                size_t wrong)
{
    size_t row = wrong - wrong % shape.columns, first, n;
    double index[ACROSS];
    int decimals = telling_decimals(got[wrong], want[wrong], tolerance);
    int width = decimals + 4, wider;

    find_window(shape, wrong, width, &first, &n);
    wider = widest(n, got + row + first, decimals);
    width = widest(n, want + row + first, decimals);
    width = wider > width ? wider : width;
    find_window(shape, wrong, width, &first, &n);
    for (size_t k = 0; k < n; k++)
        index[k] = (double)(first + k);
    if (shape.columns > n)
        record_row("index", n, index, 0, width);
    record_row("expected", n, want + row + first, decimals, width);
    record_row("got", n, got + row + first, decimals, width);
}

/* What gcc and clang put into a local variable that is not set (FILL_LOCALS in
 * tests/judge/tools.sh). clang's is a NaN that stays as it is in a sum. */
static bool is_unset(double x)
{
    const uint64_t gcc = UINT64_C(0xfefefefefefefefe), clang = UINT64_MAX;

    return memcmp(&x, &gcc, sizeof x) == 0 || memcmp(&x, &clang, sizeof x) == 0;
}

/* True if only some bytes of a number were written, and the others are still
 * those of the mark. The upper half of the mark is in no NaN that a calculation
 * gives. Where fewer than four bytes of the mark remain, the written bytes must
 * be those of WANT. */
static bool is_partly_written(double got, double want)
{
    uint64_t bits, right, low = UINT64_MAX;

    memcpy(&bits, &got, sizeof bits);
    /* Infinities and the NaN of a calculation look like 1.0 and 1.5 with the
     * mark's first byte. */
    if (is_unwritten(got) || (!isfinite(got) && bits << 13 == 0))
        return false;
    memcpy(&right, &want, sizeof right);
    if (bits >> 32 == UNWRITTEN_BITS >> 32)
        return true;
    for (int written = 7; written >= 5; written--) {
        low >>= 8;
        if (bits == ((UNWRITTEN_BITS & ~low) | (right & low)))
            return true;
    }
    return false;
}

/* Records that a value is unwritten, unset, NaN or infinite, or large
 * where an infinite number is expected. */
static void record_special(const double *at, double want)
{
    double got = *at;
    const char *special = is_unwritten(got)              ? "unwritten"
                          : is_fence(got)                ? "outside"
                          : is_partly_written(got, want) ? "partly"
                          : is_as_before(at)             ? "kept"
                          : is_unset(got)                ? "unset"
                          : isfinite(got) && fabs(got) >= 1e3 && isinf(want)
                              ? "finite"
                          : isfinite(got) && fabs(got) > UNSET ? "huge"
                          : isnan(got)                         ? "nan"
                          : isinf(got) ? (got > 0 ? "inf" : "minus_inf")
                                       : NULL;

    if (special != NULL)
        fact("special", "%s", special);
}

/* Records what is special about the first wrong number, or about a later number
 * that is left half written: this may look like inf, and explains the others.
 */
static void record_specials(size_t wrong, size_t n, const double got[],
                            const double want[])
{
    size_t others = 0, unset = 0;
    bool knows_infinity = false;

    for (size_t k = wrong; k < n && !isfinite(got[wrong]); k++)
        if (is_partly_written(got[k], want[k]))
            wrong = k;
    for (size_t k = 0; k < n; k++) {
        knows_infinity = knows_infinity || isinf(got[k]);
        others += is_unwritten(got[k]);
        unset += is_unset(got[k]);
    }
    record_special(&got[wrong],
                   isinf(want[wrong]) && knows_infinity ? 0 : want[wrong]);
    if (unset > 0 && fabs(got[wrong]) < UNSET)
        fact("special", "others_unset");
    if (others > 0 && !is_unwritten(got[wrong]) &&
        !is_partly_written(got[wrong], want[wrong]))
        fact("special", "others");
}

static void record_difference(struct shape shape, const double got[],
                              const double want[], double tolerance)
{
    size_t n = shape.rows * shape.columns, count;
    size_t wrong = first_wrong(n, got, want, tolerance, &count);

    if (n > 1)
        record_place(shape, wrong);
    record_side_by_side(shape, got, want, tolerance, wrong);
    if (n > ACROSS)
        fact("count", "%zu\t%zu", count, n);
    record_specials(wrong, n, got, want);
    record_inputs();
}

void expect(const char *what, struct shape shape, const double got[],
            const double want[], double tolerance)
{
    size_t n = shape.rows * shape.columns, count;
    size_t wrong = first_wrong(n, got, want, tolerance, &count);
    bool first = record_answer(what, n, got, want[0], tolerance, wrong == n);

    report->wrong_numbers += wrong < n ? count - 1 : 0;
    for (size_t k = 0; k < n; k++)
        report->wrong_zeros +=
            want[k] == 0 && differs(got[k], want[k], tolerance);
    note_in_common(what, n, got, wrong == n);
    if (first)
        record_difference(shape, got, want, tolerance);
    if (wrong < n)
        weigh_structure(what, shape, got, want, tolerance, first);
}

void expect_value(const char *what, double got, double want, double tolerance)
{
    expect(what, values(1), &got, &want, tolerance);
}

void expect_count(const char *what, size_t got, size_t want)
{
    double seen = (double)got, right = (double)want;
    bool first = record_answer(what, 1, &seen, right, 0, got == want);

    note_in_common(what, 1, &seen, got == want);
    if (got != want)
        weigh_structure(what, values(1), &seen, &right, 0, first);
    if (!first)
        return;
    fact("expected", "  %zu", want);
    fact("got", "  %zu", got);
    /* An unset whole number has the bytes of gcc or of clang (FILL_LOCALS). */
    if ((uint32_t)got == 0xfefefefe || (uint32_t)got == 0xaaaaaaaa)
        fact("special", "unset");
    record_inputs();
}

void expect_answer(const char *what, bool got, bool want)
{
    double seen = got;

    note_in_common(what, 0, NULL, got == want);
    if (!record_answer(what, 1, &seen, want, 0, got == want))
        return;
    fact("expected", "  %s", want ? "true" : "false");
    fact("got", "  %s", got ? "true" : "false");
    record_inputs();
}

void expect_that(bool holds, const char *format, ...)
{
    char text[512];
    double seen = holds;
    va_list arguments;

    note_in_common("", 0, NULL, holds);
    if (!record_answer("", 1, &seen, true, 0, holds))
        return;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    fact("statement", "%s", text);
    record_inputs();
}
