/* The words in which a chapter's tests are written, beside Criterion's own.
 *
 *     Test(encode_position, the_second_word_has_position_1,
 *          .description = "PE(1) of river bank: 0.8415 0.5403 ... 1.0000",
 *          .data = "river-bank-number-by-number")
 *     {
 *         double *pe = output_buffer(6);
 *
 *         describe_call("encode_position(1, 6)");
 *         encode_position(1, 6, pe);
 *         expect("", pairs(6), pe, want, digits(4));
 *     }
 *
 * A claim is one test of Criterion's: its suite is an exercise, its name a
 * sentence about the mathematics, its description the document that says so,
 * and its data the section of the lesson to read when it does not hold. The
 * first line of a claim names exercise and sentence; the board reads them from
 * there. With Criterion's header these files are Criterion tests (make
 * criterion); the course's own runner reads them through a stand-in for that
 * header.
 *
 * Rules that keep a claim honest:
 * - Every array that the student's code sees comes from input_copy(), or from
 *   output_buffer(): memory of exactly the right size, so that an access past
 *   the end is found, and filled with a mark that shows what was not written.
 * - describe_call() comes before every call, in the words a student would use.
 * - A claim goes on after a wrong answer. Only the first is reported, but all
 *   of them are recorded, so that a known mistake can be recognised.
 * - A number that the student's code returns is compared, and nothing else. It
 *   is never an index, a size or a loop's end: where submissions are graded,
 *   the tests are a trusted program, and any number may come back.
 * - A claim passes only if it reaches its end. If anything stops it earlier,
 *   even an exit(0), it does not pass. */
#ifndef CLAIM_H
#define CLAIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <criterion/criterion.h>

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* The exit status of a claim that has reached its end and passed. */
enum { CLAIM_PASSED = 77 };

void claim_begin(const char *source, const char *section);
bool claim_holds(void); /* looks at what is known only at its end */
_Noreturn void claim_end(void);

/* In Criterion's runner a claim begins and ends here (with_criterion.c).
 * Criterion alone would let a test pass that an exit(0) has ended: a claim must
 * end with the status CLAIM_PASSED. */
#ifndef CRITERION_STAND_IN_H
void begin_test(void);
void end_test(void);
#undef Test
#define Test(suite, name, ...)                                                 \
    static void suite##__##name(void);                                         \
    CR_TEST_BASE(suite, name, .exit_code = CLAIM_PASSED, __VA_ARGS__,          \
                 .sentinel_ = 0)                                               \
    {                                                                          \
        begin_test();                                                          \
        suite##__##name();                                                     \
        end_test();                                                            \
    }                                                                          \
    static void suite##__##name(void)
#endif

/* Says which call comes next, as in printf. */
__attribute__((format(printf, 1, 2))) void describe_call(const char *format,
                                                         ...);

/* An input of the call that was just described, for a call that can be followed
 * by hand: it is shown if the answer is wrong. A board's line has room for 60
 * characters. */
struct shape;
void show_input(const char *name, struct shape shape, const double x[]);

/* Numbers as a call would write them: "{1, 2, 3}", or "x" if there are more
 * than eight. Four of them fit one description. */
const char *in_braces(size_t n, const double x[]);

/* Numbers from -size up to size, with 47 bits behind the point: most of them
 * are no floats. The same on every machine. */
void arbitrary(uint32_t seed, size_t n, double x[n], double size);

/* Memory for n numbers that the code under test is to write. Is x unwritten?
 * Are they all numbers: neither unwritten nor nan? */
double *output_buffer(size_t n);
bool is_unwritten(double x);
bool all_numbers(size_t n, const double x[n]);

/* The same with these n numbers in it, for the code under test to change. */
double *output_copy(size_t n, const double value[n]);

/* The same for n floats; and a float as a double, which is still unwritten
 * if the float is. */
float *float_buffer(size_t n);
double widened_float(float x);

/* A copy of n numbers to hand to the code under test as input. The claim
 * fails if any of them has changed at its end. */
const double *input_copy(size_t n, const double *value);
const size_t *input_order(size_t n, const size_t *value);

/** How numbers are laid out, so that a message can name the place of each. */
struct shape {
    size_t rows;             /**< how many */
    size_t columns;          /**< how many */
    bool in_pairs;           /**< sine, cosine, sine, cosine, ... */
    const double *frequency; /**< of each pair; NULL: the full formula's */
};

struct shape values(size_t n);
struct shape matrix(size_t rows, size_t columns);
struct shape pairs(size_t d_model); /* one encoding */
struct shape pair_rows(size_t rows, size_t d_model);

/* Pairs of these m frequencies. (gcc 11 crashes where this is w[m].) */
struct shape bank(size_t m, const double *w);

/* Half a unit in the last of n printed decimals, the largest rounding error of
 * a document's number; and a billionth more, for that of reading it. */
double digits(int n);

/* How far apart two correct double computations of sin(pos w), w <= 1, may lie.
 * A frequency from pow has a relative error of one unit in the last place. From
 * exp and log it has ten: exp turns an error of one unit in its argument, up to
 * 9.2, into nine. From i multiplications by one ratio it has about i; in that
 * case i w is at most d_model/50, ten for a width of 512. The phase pos w
 * inherits the error and is rounded once more, and the sine passes it on one to
 * one. 64 units of the phase, and as many of 1, cover all of this: 1.4e-9 at
 * position 100,000, a millionth of what float loses. */
double rounding(double pos);

/* Each of these checks one thing and records the numbers. WHAT names what is
 * compared if that is not the result of the call itself; otherwise it is "". */
void expect(const char *what, struct shape shape, const double got[],
            const double want[], double tolerance);
void expect_value(const char *what, double got, double want, double tolerance);
void expect_count(const char *what, size_t got, size_t want);
void expect_answer(const char *what, bool got, bool want);
__attribute__((format(printf, 2, 3))) void expect_that(bool holds,
                                                       const char *format, ...);

/* A paragraph that helps: what gives this very number, or what alone is left if
 * all before was right. FITS tells whether it is true of the expectation just
 * before. It is shown if it fits the first wrong answer of the claim and every
 * later wrong answer of which it is asked, and if no known mistake is named. So
 * FITS is about numbers that came back; where a suggestion is about some inputs
 * only, an "if" stands before it. It replaces the general sentence about nan
 * and inf. SHOULD fits always: the text says what should come out, and is shown
 * where nothing else fits. */
enum { SHOULD = 2 }; /* neither false nor true */
__attribute__((format(printf, 2, 3))) void suggest(int fits, const char *format,
                                                   ...);

/* True until the claim's first wrong answer: nothing needs to be suggested. */
bool nothing_wrong_yet(void);

/* False if an earlier answer speaks against a text, or against its format: then
 * the claim need not compute whether it fits. The same for slip K of the list
 * of suggest_slip(). */
bool may_suggest(const char *text);
bool may_be_slip(size_t k);

/* FITS, if a text is about every call: any answer of the claim that it does not
 * fit, be it right, before or later, speaks against it. */
bool fits_all(bool fits, const char *text);

/* True if GOT is what a slip gives, to nine digits. */
bool is_near(double got, double slip);
bool are_near(size_t n, const double got[], const double slip[]);

/** A slip that may have been made. */
struct slip {
    double value;     /**< the number that it gives */
    const char *text; /**< the paragraph that says so */
};

/* Suggests the text of the slip that gives this number and those of all later
 * wrong answers, if there is only one such text. GOT is compared with the last
 * expectation's number. A claim has one list. It may come in parts, by several
 * calls after each expectation, which are always the same ones. */
void suggest_slip(double got, size_t n, const struct slip slip[]);

/* The same for slips that spoil every call: a right number that one of them
 * would not give speaks against it, too, even before the first wrong number. */
void suggest_slip_of_all(double got, size_t n, const struct slip slip[]);

#endif
