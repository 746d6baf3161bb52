/* Chapter 17: order without a positional encoding.
 *
 * The right answers of recall and forgetting_bias are sums over words, in long
 * double; nothing is kept from word to word in them. Those of rewrite come from
 * the rule as a matrix: (1 - rate k k^T) times what is left, plus rate k v^T.
 *
 * A tolerance of 1e-12 of all terms together leaves room for any order of sums
 * of up to 300 terms, and for none of a float. */
#include "without_positions.h"

#include <criterion/criterion.h>
#include <inttypes.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

/* ---- counted_position ---- */

static double share_at(size_t i, double lead)
{
    long double first = expl((long double)lead);

    return (double)(first / (first + (long double)i));
}

static void expect_position(double share, double lead, size_t want)
{
    static const char words[] =
        "In this test all answers are 1 more than they should be. Is this how "
        "many words are seen? The first is at position 0.";
    size_t got;
    double exact = exp(lead) * (1 / share - 1);

    describe_call("counted_position(%.17g, %g)", share, lead);
    got = counted_position(share, lead);
    expect_count("", got, want);
    suggest(
        got + 1 == want && exact < (double)want,
        "The exact quotient is less than %zu by %.1g. Is it rounded as a "
        "whole, "
        "at the end? A conversion to size_t cuts it, and if each of its parts "
        "is rounded, the difference may be 1 less.",
        want, (double)want - exact);
    suggest(fits_all(got == want + 1, words), words);
    suggest(got == want + 1,
            "A share has few digits, so the quotient may lie a little above a "
            "whole number. Is it rounded up, or does a loop count until it has "
            "passed it? The nearest whole number is the position.");
    suggest(SHOULD,
            "The first word weighs e^%g, which is %.6g. The weights of the "
            "others, 1 each, should add up to %zu: the share is %.6g of %.6g.",
            lead, exp(lead), want, exp(lead), exp(lead) + (double)want);
}

Test(counted_position, a_word_that_gives_a_half_is_at_position_1,
     .description = "equal scores: 1, 1/2, 1/3, 1/4 at positions 0, 1, 2, 3",
     .data = "what-a-mask-gives")
{
    for (size_t i = 0; i < 4; i++)
        expect_position(1 / (double)(i + 1), 0, i);
}

Test(counted_position, each_position_is_read_back,
     .description = "equal scores: the share 1/(i + 1) is that of position i",
     .data = "what-a-mask-gives")
{
    for (size_t i = 0; i <= 1000; i++)
        expect_position(share_at(i, 0), 0, i);
    for (size_t i = 4099; i < 100000000; i = 7 * i + 1)
        expect_position(share_at(i, 0), 0, i);
    expect_position(share_at(65537, 0), 0, 65537);
    expect_position(share_at(16777217, 0), 0, 16777217);
    expect_position(share_at(99999999, 0), 0, 99999999);
}

Test(counted_position, a_lead_of_the_first_word_counts,
     .description = "for example lead 2, position 10: e^2/(e^2 + 10), 0.4249",
     .data = "what-a-mask-gives")
{
    static const double leads[] = {2, -4, 0.1, 7.7, 11.9, 12};
    static const size_t at[] = {0, 1, 2, 10, 999, 65537, 16777217, 100000000};

    expect_position(.5, 0, 1);
    for (size_t l = 0; l < COUNT(leads); l++)
        for (size_t p = 0; p < COUNT(at); p++)
            /* A hair less, so that the quotient is a hair more than a whole
             * number, whatever exp rounds to. */
            expect_position(share_at(at[p], leads[l]) * (1 - 2e-10), leads[l],
                            at[p]);
    expect_position(.1, log(2), 18);
    expect_position(.1, log(3), 27);
}

Test(counted_position, a_share_may_be_off_a_little,
     .description = "a relative error of 4e-9: the same position",
     .data = "what-a-mask-gives")
{
    expect_position(.5, 0, 1);
    for (size_t i = 1; i <= 100000000; i = i < 30000000 ? 3 * i + 1 : 3 * i) {
        expect_position(share_at(i, 0) * (1 + 3.9e-9), 0, i);
        expect_position(share_at(i, 0) * (1 - 3.9e-9), 0, i);
        expect_position(share_at(i, 3) * (1 + 3.9e-9), 3, i);
    }
    expect_position(share_at(100000000, 12) * (1 - 3.9999e-9), 12, 100000000);
    expect_position(share_at(100000000, 12) * (1 + 3.9999e-9), 12, 100000000);
    expect_position(share_at(99999999, 0) * (1 + 3.9e-9), 0, 99999999);
}

/* ---- recall ---- */

enum { WORDS = 300, ROOM = 3000 };

/* A text of n words, and the state that was kept before it. */
struct text {
    size_t n, d_k, d_v;
    double slope[WORDS], q[ROOM], k[ROOM], v[ROOM], before[ROOM];
};

static struct text text, other;

/* Arbitrary words whose slopes go up to STEEPEST, and an empty state. */
static void invent(uint32_t seed, size_t n, size_t d_k, size_t d_v,
                   double steepest)
{
    memset(&text, 0, sizeof text);
    text.n = n, text.d_k = d_k, text.d_v = d_v;
    arbitrary(seed, n, text.slope, steepest);
    for (size_t i = 0; i < n; i++)
        text.slope[i] = fabs(text.slope[i]);
    arbitrary(seed + 1, n * d_k, text.q, 2);
    arbitrary(seed + 2, n * d_k, text.k, 2);
    arbitrary(seed + 3, n * d_v, text.v, 2);
}

/* What is left at one word: of what each word wrote, and of what was kept
 * before; and how large all that is together, up to 2 by 2 for a word. */
struct left_over {
    long double of_word[WORDS], of_kept;
    double size;
};

static struct left_over left_at(size_t i)
{
    static struct left_over left;
    long double forgotten = 0;

    left.size = 2;
    for (size_t j = i + 1; j-- > 0;) {
        left.of_word[j] = expl(-forgotten);
        left.size += 4 * (double)left.of_word[j];
        forgotten += (long double)text.slope[j];
    }
    left.of_kept = expl(-forgotten);
    return left;
}

/* Number a, c of the state after word i, as a sum over words. */
static long double exact_state(const struct left_over *left, size_t i, size_t a,
                               size_t c)
{
    long double sum =
        left->of_kept * (long double)text.before[a * text.d_v + c];

    for (size_t j = 0; j <= i; j++)
        sum += left->of_word[j] * (long double)text.k[j * text.d_k + a] *
               (long double)text.v[j * text.d_v + c];
    return sum;
}

/* Words from first on, so many of them, with this state. */
static double *recalled(const struct text *t, size_t first, size_t some,
                        double *state)
{
    double *y = output_buffer(some * t->d_v);
    const double *slope = input_copy(some, t->slope + first);
    const double *q = input_copy(some * t->d_k, t->q + first * t->d_k);
    const double *k = input_copy(some * t->d_k, t->k + first * t->d_k);
    const double *v = input_copy(some * t->d_v, t->v + first * t->d_v);

    describe_call("recall(%zu, %zu, %zu, %s, q, k, v, state)", some, t->d_k,
                  t->d_v, some <= 4 ? in_braces(some, slope) : "slope");
    if (t->d_k == 1 && t->d_v == 1 && some <= 4) {
        show_input("q", values(some), q);
        show_input("k", values(some), k);
        show_input("v", values(some), v);
        show_input("state", values(1), state);
    }
    recall(some, t->d_k, t->d_v, slope, (const double(*)[t->d_k])q,
           (const double(*)[t->d_k])k, (const double(*)[t->d_v])v,
           (double(*)[t->d_v])state, (double(*)[t->d_v])y);
    return y;
}

static void suggest_steps(void)
{
    suggest(SHOULD,
            "Each word should do three things in this order: multiply the "
            "whole state by e^(-slope), add k times v to it, read it with q.");
}

static void expect_rows(size_t first, size_t some, const double y[])
{
    static double want[ROOM];
    double size = 0;

    for (size_t i = first; i < first + some; i++) {
        const struct left_over left = left_at(i);

        size = fmax(size, left.size);
        for (size_t c = 0; c < text.d_v; c++) {
            long double sum = 0;

            for (size_t a = 0; a < text.d_k; a++)
                sum += (long double)text.q[i * text.d_k + a] *
                       exact_state(&left, i, a, c);
            want[(i - first) * text.d_v + c] = (double)sum;
        }
    }
    if (some == 0)
        return;
    expect("y", matrix(some, text.d_v), y, want,
           2e-12 * (double)text.d_k * size);
    suggest_steps();
}

static void expect_state(const double state[])
{
    static double want[ROOM];
    const size_t last = text.n - 1;
    struct left_over left = {.of_kept = 1, .size = 2};

    if (text.n > 0)
        left = left_at(last);
    for (size_t a = 0; a < text.d_k; a++)
        for (size_t c = 0; c < text.d_v; c++)
            want[a * text.d_v + c] =
                text.n == 0 ? text.before[a * text.d_v + c]
                            : (double)exact_state(&left, last, a, c);
    expect("the state afterwards", matrix(text.d_k, text.d_v), state, want,
           1e-12 * left.size);
    suggest_steps();
}

static void expect_recalled(void)
{
    double *state = output_copy(text.d_k * text.d_v, text.before);
    double *y = recalled(&text, 0, text.n, state);

    expect_rows(0, text.n, y);
    expect_state(state);
}

Test(recall, a_word_sees_itself_whatever_it_forgets,
     .description = "one word, nothing kept: (q . k) v",
     .data = "a-memory-that-is-written-again")
{
    static const double slopes[] = {0, 0.7, 5, 50};

    for (size_t s = 0; s < COUNT(slopes); s++) {
        invent(20, 1, 1, 1, 0);
        text.slope[0] = slopes[s];
        text.q[0] = 2, text.k[0] = 3, text.v[0] = 5;
        expect_recalled();
        invent(21, 1, 4, 3, 0);
        text.slope[0] = slopes[s];
        expect_recalled();
    }
}

Test(recall, without_slopes_a_row_is_a_sum_over_words,
     .description = "slopes 0: row i is the sum of (q_i . k_j) v_j, j up to i",
     .data = "a-memory-that-is-written-again")
{
    static const size_t counts[] = {1, 2, 3, 7, 40};

    for (size_t s = 0; s < COUNT(counts); s++) {
        invent(10 + (uint32_t)s, counts[s], 3, 2, 0);
        expect_recalled();
    }
}

Test(recall, without_slopes_the_words_before_are_a_heap,
     .description = "slopes 0: shuffle all words but the last; its row stays",
     .data = "a-memory-that-is-written-again")
{
    static const size_t order[] = {3, 0, 4, 1, 2, 5};
    double *state, *again;
    const double *y, *shuffled;

    invent(31, 6, 2, 2, 0);
    other = text;
    for (size_t i = 0; i < 6; i++) {
        memcpy(other.k + 2 * i, text.k + 2 * order[i], 2 * sizeof *text.k);
        memcpy(other.v + 2 * i, text.v + 2 * order[i], 2 * sizeof *text.v);
    }
    state = output_copy(4, text.before);
    y = recalled(&text, 0, 6, state);
    expect_rows(0, 6, y);
    again = output_copy(4, text.before);
    shuffled = recalled(&other, 0, 6, again);
    expect("the last row, of shuffled words", values(2), shuffled + 10, y + 10,
           1e-11);
}

Test(recall, a_slope_forgets_at_each_word,
     .description = "slope 1/2: k words later a value counts e^(-k/2)",
     .data = "why-a-decay-is-alibi")
{
    invent(40, 4, 1, 1, 0);
    for (size_t i = 0; i < 4; i++) {
        text.slope[i] = 0.5;
        text.q[i] = text.k[i] = 1;
        text.v[i] = i == 0;
    }
    expect_recalled();
    for (size_t i = 0; i < 4; i++)
        text.slope[i] = log(2), text.v[i] = 1;
    expect_recalled();
}

Test(recall, each_word_has_its_own_slope,
     .description = "word i multiplies what was there by e^(-m_i)",
     .data = "why-a-decay-is-alibi")
{
    static const size_t counts[] = {2, 3, 8, 40, 257, WORDS};

    for (size_t s = 0; s < COUNT(counts); s++) {
        invent(50 + (uint32_t)s, counts[s], 3, 4, counts[s] > 40 ? 0.02 : 1);
        expect_recalled();
    }
    invent(59, 5, 2, 3, 0);
    text.slope[2] = 50;
    expect_recalled();
    invent(58, WORDS, 2, 3, 0); /* e^-900, the product of all, is 0 */
    for (size_t i = 0; i < WORDS; i++)
        text.slope[i] = 2 + (double)(i % 3);
    expect_recalled();
}

Test(recall, keys_and_values_may_be_narrow_or_wide,
     .description = "d_k and d_v from 1 to 300",
     .data = "a-memory-that-is-written-again")
{
    static const size_t widths[][2] = {{8, 1},   {1, 8},   {5, 5},   {40, 40},
                                       {300, 1}, {257, 3}, {1, 300}, {3, 257},
                                       {7, 2},   {7, 4},   {9, 4}};

    for (size_t s = 0; s < COUNT(widths); s++) {
        invent(60 + (uint32_t)s, s == 3 ? 3 : 5, widths[s][0], widths[s][1], 1);
        expect_recalled();
    }
}

/* 2^100 times 2^-100 is 1, whether the small number is kept or written. */
static void expect_small_states(void)
{
    invent(69, 1, 1, 1, 0);
    text.q[0] = 0x1p100, text.k[0] = 0, text.v[0] = 1;
    text.before[0] = 0x1p-100, text.slope[0] = 0;
    expect_recalled();
    text.k[0] = 0x1p-100, text.before[0] = 0;
    expect_recalled();
}

Test(recall, what_was_kept_is_forgotten_and_read,
     .description = "a state that is not empty: each word leaves e^(-m) of it",
     .data = "a-memory-that-is-written-again")
{
    invent(69, 1, 1, 1, 0);
    text.before[0] = 4, text.slope[0] = 1;
    text.q[0] = 1, text.k[0] = 0, text.v[0] = 0;
    expect_recalled();
    text.before[0] = 1e22, text.slope[0] = 50; /* e^-50 of it is 1.9 */
    expect_recalled();
    expect_small_states();
    for (uint32_t s = 0; s < 2; s++) {
        invent(70 + s, 4, 3, 2, s);
        arbitrary(79, 6, text.before, 2);
        expect_recalled();
    }
}

Test(recall, a_text_may_be_cut_into_calls,
     .description = "7 words at once, as 3 + 4, one by one: the same rows",
     .data = "a-memory-that-is-written-again")
{
    static const size_t cuts[][8] = {
        {7}, {3, 4}, {1, 1, 1, 1, 1, 1, 1}, {6, 1}, {2, 5}};

    invent(80, 7, 3, 2, 0.5);
    for (size_t s = 0; s < COUNT(cuts); s++) {
        double *state = output_copy(6, text.before);

        for (size_t c = 0, done = 0; done < 7; done += cuts[s][c++]) {
            double *y = recalled(&text, done, cuts[s][c], state);

            expect_rows(done, cuts[s][c], y);
            suggest(c > 0,
                    "These words are not the first of the text. Is what "
                    "earlier calls have left in state read and forgotten?");
        }
        expect_state(state);
    }
}

Test(recall, later_words_change_nothing,
     .description = "other words 5 and 6: the rows 0 to 4 stay",
     .data = "a-memory-that-is-written-again")
{
    double *state, *again;
    const double *y, *later;

    invent(90, 7, 2, 2, 0.5);
    other = text;
    arbitrary(94, 4, other.k + 10, 2);
    arbitrary(95, 4, other.v + 10, 2);
    state = output_copy(4, text.before);
    y = recalled(&text, 0, 7, state);
    expect_rows(0, 7, y);
    again = output_copy(4, text.before);
    later = recalled(&other, 0, 7, again);
    expect("the rows 0 to 4 before other words", matrix(5, 2), later, y, 1e-11);
}

/* ---- forgetting_bias ---- */

static void expect_bias(size_t n, const double slope[])
{
    static double want[WORDS * WORDS];
    double *bias = output_buffer(n * n), most = 1;
    const double *in = input_copy(n, slope);

    for (size_t i = 0; i < n; i++) {
        long double sum = 0;

        for (size_t j = n; j-- > 0;) {
            want[i * n + j] = j > i ? -INFINITY : (double)-sum;
            most = fmax(most, (double)sum);
            sum += j > i ? 0 : (long double)slope[j];
        }
    }
    describe_call("forgetting_bias(%zu, %s)", n,
                  n <= 4 ? in_braces(n, slope) : "slope");
    forgetting_bias(n, in, (double(*)[n])bias);
    expect("", matrix(n, n), bias, want, 1e-12 * most);
    if (n > 2)
        suggest(SHOULD,
                "Row 2, column 0: on the way from word 0 to word 2 the words 1 "
                "and 2 forget, %g and %g. So it should be %g.",
                slope[1], slope[2], -(slope[1] + slope[2]));
}

Test(forgetting_bias, equal_slopes_are_alibi,
     .description = "slope m for all words: -m times the distance",
     .data = "why-a-decay-is-alibi")
{
    static const double slopes[] = {0.5, 1.0 / 256, 3};
    double slope[9];

    for (size_t s = 0; s < COUNT(slopes); s++) {
        for (size_t i = 0; i < 9; i++)
            slope[i] = slopes[s];
        expect_bias(3, slope);
        expect_bias(1, slope);
        expect_bias(2, slope);
        expect_bias(9, slope);
    }
}

Test(forgetting_bias, slopes_of_the_words_after_the_key_add_up,
     .description = "slopes 1 2 4 8: at word 3 for word 0 it is -(2 + 4 + 8)",
     .data = "why-a-decay-is-alibi")
{
    static const double powers[] = {1, 2, 4, 8}, small[] = {2e-7, 1e-7, 3e-9};
    double slope[WORDS];

    expect_bias(4, powers);
    expect_bias(3, small);
    arbitrary(100, WORDS, slope, 1);
    for (size_t i = 0; i < WORDS; i++)
        slope[i] = fabs(slope[i]);
    expect_bias(6, slope);
    expect_bias(257, slope);
    expect_bias(WORDS, slope);
}

Test(forgetting_bias, the_slope_of_the_first_word_counts_nowhere,
     .description = "slopes 9 0 0: nothing is forgotten on any way",
     .data = "why-a-decay-is-alibi")
{
    static const double first[] = {9, 0, 0}, last[] = {0, 0, 9};

    expect_bias(3, first);
    expect_bias(3, last);
}

Test(forgetting_bias, without_slopes_the_mask_stays,
     .description = "slopes 0: 0 up to the query, and -inf after it",
     .data = "why-a-decay-is-alibi")
{
    static const double none[5] = {0};

    expect_bias(5, none);
    expect_bias(1, none);
}

Test(forgetting_bias, a_steep_slope_is_no_mask,
     .description = "slopes up to 50: the biases are numbers, never -inf",
     .data = "why-a-decay-is-alibi")
{
    static const double steep[] = {0, 50, 50, 0.125, 50};
    double slope[WORDS];

    expect_bias(5, steep);
    for (size_t i = 0; i < WORDS; i++)
        slope[i] = 50;
    expect_bias(WORDS, slope);
}

Test(forgetting_bias, it_weighs_as_recall_does,
     .description = "the sum of e^bias (q . k) v is row i of recall",
     .data = "why-a-decay-is-alibi")
{
    double *bias = output_buffer(36);

    invent(110, 6, 3, 2, 1);
    describe_call("forgetting_bias(6, slope)");
    forgetting_bias(6, input_copy(6, text.slope), (double(*)[6])bias);
    for (size_t i = 0; i < 6; i++) {
        const struct left_over left = left_at(i);

        for (size_t c = 0; c < 2; c++) {
            double sum = 0, want = 0;

            for (size_t a = 0; a < 3; a++) {
                want += text.q[3 * i + a] * (double)exact_state(&left, i, a, c);
                for (size_t j = 0; j < 6; j++)
                    sum += exp(bias[6 * i + j]) * text.q[3 * i + a] *
                           text.k[3 * j + a] * text.v[2 * j + c];
            }
            expect_value("a sum weighed by e^bias", sum, want, 1e-10);
        }
    }
}

/* ---- rewrite ---- */

struct written {
    size_t d_k, d_v;
    double slope, rate, k[WORDS], v[WORDS], before[ROOM];
};

static void exact_rewritten(const struct written *w, double want[])
{
    long double left = expl(-(long double)w->slope);

    for (size_t a = 0; a < w->d_k; a++)
        for (size_t c = 0; c < w->d_v; c++) {
            long double step = (long double)w->rate * (long double)w->k[a];
            long double sum = step * (long double)w->v[c] +
                              left * (long double)w->before[a * w->d_v + c];

            for (size_t b = 0; b < w->d_k; b++)
                sum -= step * (long double)w->k[b] * left *
                       (long double)w->before[b * w->d_v + c];
            want[a * w->d_v + c] = (double)sum;
        }
}

static const double *rewritten(const struct written *w)
{
    double *state = output_copy(w->d_k * w->d_v, w->before);
    const double *k = input_copy(w->d_k, w->k), *v = input_copy(w->d_v, w->v);

    describe_call("rewrite(%zu, %zu, slope %g, rate %g, %s, %s, state)", w->d_k,
                  w->d_v, w->slope, w->rate,
                  w->d_k <= 4 ? in_braces(w->d_k, w->k) : "k",
                  w->d_v <= 4 ? in_braces(w->d_v, w->v) : "v");
    if (w->d_k <= 3 && w->d_v <= 3)
        show_input("state", matrix(w->d_k, w->d_v), w->before);
    rewrite(w->d_k, w->d_v, w->slope, w->rate, k, v, (double(*)[w->d_v])state);
    return state;
}

static void expect_rewritten(const struct written *w)
{
    static double want[ROOM];
    double left = exp(-w->slope), read = 0;

    exact_rewritten(w, want);
    expect("the state afterwards", matrix(w->d_k, w->d_v), rewritten(w), want,
           1e-12 * (double)(w->d_k + 4));
    for (size_t a = 0; a < w->d_k; a++)
        read += w->k[a] * left * w->before[a * w->d_v];
    suggest(SHOULD,
            "In column 0 the key should read %.6g, from what is left of it "
            "after e^(-%g). The new value is %.6g, so rate times k times "
            "%.6g should be added.",
            read, w->slope, w->v[0], w->v[0] - read);
}

/* An arbitrary key and value, and a state that is full. */
static struct written *invent_written(uint32_t seed, size_t d_k, size_t d_v,
                                      double slope, double rate)
{
    static struct written w;

    memset(&w, 0, sizeof w);
    w.d_k = d_k, w.d_v = d_v, w.slope = slope, w.rate = rate;
    arbitrary(seed, d_k, w.k, 1);
    arbitrary(seed + 1, d_v, w.v, 2);
    arbitrary(seed + 2, d_k * d_v, w.before, 2);
    return &w;
}

Test(rewrite, a_value_takes_the_place_of_the_one_before,
     .description = "key (1, 0), value 5, where it read 1: it reads 5, not 6",
     .data = "the-same-key-again")
{
    static const struct written w = {2, 1, 0, 1, {1, 0}, {5}, {1, 3}};

    expect_rewritten(&w);
}

Test(rewrite, a_key_at_a_right_angle_keeps_its_value,
     .description = "(0.6, 0.8) is written; what (0.8, -0.6) reads stays",
     .data = "the-same-key-again")
{
    static const struct written w = {
        2, 2, 0, 1, {0.6, 0.8}, {7, -2}, {1, 3, 4, -1}};
    const double *state = rewritten(&w);
    double same[2], right[2];

    for (size_t c = 0; c < 2; c++) {
        same[c] = 0.6 * state[c] + 0.8 * state[2 + c];
        right[c] = 0.8 * state[c] - 0.6 * state[2 + c];
    }
    expect("what the key reads now", values(2), same, w.v, 1e-12);
    expect("what a key at a right angle reads", values(2), right,
           (double[]){0.8 - 2.4, 2.4 + 0.6}, 1e-12);
}

Test(rewrite, into_an_empty_state_it_writes_k_times_v,
     .description = "zeros, rate 1: as in recall", .data = "the-same-key-again")
{
    struct written *w = invent_written(120, 3, 2, 0, 1);

    memset(w->before, 0, sizeof w->before);
    expect_rewritten(w);
}

Test(rewrite, a_rate_goes_a_part_of_the_way,
     .description = "for example key (1), value 5, where 1 was, rate 1/2: 3",
     .data = "the-same-key-again")
{
    static const double rates[] = {0.5, 0.25, 0.9};
    static const struct written half = {1, 1, 0, 0.5, {1}, {5}, {1}};

    expect_rewritten(&half);
    for (size_t r = 0; r < COUNT(rates); r++)
        expect_rewritten(invent_written(130, 3, 2, 0, rates[r]));
}

Test(rewrite, at_rate_0_it_only_forgets,
     .description = "rate 0: e^(-slope) of the state is left",
     .data = "the-same-key-again")
{
    static const struct written large = {1, 1, 50, 0, {1}, {5}, {1e22}};

    expect_rewritten(invent_written(140, 2, 3, 0.7, 0));
    expect_rewritten(invent_written(141, 2, 3, 0, 0));
    expect_rewritten(&large);
}

Test(rewrite, it_forgets_before_it_reads,
     .description = "rate 1, key of length 1: the value is read, by any slope",
     .data = "the-same-key-again")
{
    static const struct written single = {1, 1, 1, 1, {1}, {5}, {3}};

    expect_rewritten(&single);
    expect_rewritten(invent_written(150, 4, 3, 0.3, 1));
    expect_rewritten(invent_written(150, 4, 3, 2.5, 0.7));
    expect_rewritten(invent_written(150, 4, 3, 50, 1));
}

Test(rewrite, keys_of_any_length_follow_the_formula,
     .description = "keys that are no unit vectors: nothing is divided",
     .data = "the-same-key-again")
{
    static const size_t widths[][2] = {{1, 1}, {2, 3}, {5, 1}, {1, 6}, {8, 8}};
    static const struct written small = {1,         1,   0,         0x1p-100,
                                         {0x1p100}, {1}, {0x1p-100}};

    for (size_t s = 0; s < COUNT(widths); s++) {
        struct written *w = invent_written(160 + (uint32_t)s, widths[s][0],
                                           widths[s][1], 0.25, 0.5);

        expect_rewritten(w);
        w->k[0] = 2;
        expect_rewritten(w);
        memset(w->k, 0, sizeof w->k);
        expect_rewritten(w);
    }
    expect_rewritten(&small); /* its state is 2^-100, of which 1 is read */
}

Test(rewrite, keys_and_values_may_be_narrow_or_wide,
     .description = "d_k and d_v from 1 to 300", .data = "the-same-key-again")
{
    static const size_t widths[][2] = {{40, 40}, {300, 1}, {257, 3}, {1, 300},
                                       {3, 257}, {7, 2},   {7, 4},   {9, 4}};

    for (size_t s = 0; s < COUNT(widths); s++)
        expect_rewritten(invent_written(170 + (uint32_t)s, widths[s][0],
                                        widths[s][1], 0.1, 0.3));
}

/* ---- base_of_layer ---- */

static void expect_base(size_t layer, size_t every, double usual,
                        double of_last)
{
    bool last = every != 0 && layer % every == every - 1;

    describe_call("base_of_layer(%zu, %zu, %.10g, %.10g)", layer, every, usual,
                  of_last);
    expect_value("", base_of_layer(layer, every, usual, of_last),
                 last ? of_last : usual, 0);
    if (every > 1)
        suggest(SHOULD,
                "The first group should be the layers 0 to %zu, and %zu its "
                "last layer.",
                every - 1, every - 1);
}

Test(base_of_layer, the_last_of_each_group_turns_nothing,
     .description = "SmolLM3: the layers 3, 7, ... 35 of 36",
     .data = "which-layers-turn")
{
    for (size_t layer = 0; layer < 36; layer++)
        expect_base(layer, 4, 2000000, 0);
}

Test(base_of_layer, both_bases_may_turn,
     .description = "Gemma 3: the layers 5, 11, 17, 23 by 1,000,000",
     .data = "which-layers-turn")
{
    for (size_t layer = 0; layer < 26; layer++)
        expect_base(layer, 6, 10000, 1000000);
    for (size_t layer = 0; layer < 6; layer++)
        expect_base(layer, 3, 10000.1, 1234567.8);
}

Test(base_of_layer, layers_with_a_state_turn_nothing,
     .description = "Qwen3-Next: the layers 3, 7, ... 47 turn, of 48",
     .data = "which-layers-turn")
{
    for (size_t layer = 0; layer < 48; layer++)
        expect_base(layer, 4, 0, 10000000);
}

Test(base_of_layer, without_groups_all_layers_have_the_usual_base,
     .description = "every 0: usual; every 1: each layer is a last one",
     .data = "which-layers-turn")
{
    for (size_t layer = 0; layer < 3; layer++) {
        expect_base(layer, 0, 500000, 0);
        expect_base(layer, 1, 500000, 0);
        expect_base(layer, 1, 0, 500000);
    }
}

Test(base_of_layer, models_and_groups_may_be_large,
     .description = "up to layer 1000, and groups of up to 1000",
     .data = "which-layers-turn")
{
    for (size_t layer = 990; layer <= 1000; layer++)
        for (size_t every = 2; every < 1000; every += 83)
            expect_base(layer, every, 10000, 500000);
    for (size_t layer = 997; layer <= 1000; layer++) {
        expect_base(layer, 999, 10000, 500000);
        expect_base(layer, 1000, 10000, 500000);
    }
    expect_base(514, 257, 10000, 500000);
    expect_base(514, 257, 20000, 500000);
    expect_base(513, 257, 10000, 500000);
    expect_base(513, 257, 10000, 250000);
}

/* ---- long_frequency ---- */

enum { PAIRS = 5000 };
static const double small[4] = {1, 1.25, 1.5, 2}, large[4] = {1.5, 4, 9, 32};

static void expect_frequency(size_t pair, size_t pairs, double base,
                             size_t last, size_t trained, const double within[],
                             const double beyond[])
{
    const double *in = input_copy(pairs, within);
    const double *out = input_copy(pairs, beyond);
    double factor = last >= trained ? beyond[pair] : within[pair];
    double want = (double)(expl(-(long double)pair / (long double)pairs *
                                logl((long double)base)) /
                           (long double)factor);
    double got;

    describe_call("long_frequency(%zu, %zu, %.10g, %zu, %zu, %s, %s)", pair,
                  pairs, base, last, trained,
                  pairs <= 4 ? in_braces(pairs, within) : "within",
                  pairs <= 4 ? in_braces(pairs, beyond) : "beyond");
    got = long_frequency(pair, pairs, base, last, trained, in, out);
    expect_value("", got, want, 1e-12 * want);
    suggest(last >= trained && (uint32_t)(last + 1) <= (uint32_t)trained &&
                is_near(got, want * factor / within[pair]),
            "Here a text of %zu words has the factor of one that is not longer "
            "than those of the training, of %zu words. Is a length kept in 32 "
            "bits, as in an int? Then %zu becomes %" PRIu32 ".",
            last + 1, trained, last + 1, (uint32_t)(last + 1));
    suggest(SHOULD,
            "The last word is at %zu, so the length of the text is %zu; that "
            "of the training's texts is %zu. So %.6g should be divided by %g.",
            last, last + 1, trained, want * factor, factor);
}

Test(long_frequency, short_texts_take_the_first_list,
     .description = "trained on 4096 words: last words far below 4095",
     .data = "a-turn-that-must-reach-further")
{
    for (size_t pair = 0; pair < 4; pair++) {
        expect_frequency(pair, 4, 10000, 0, 4096, small, large);
        expect_frequency(pair, 4, 10000, 100, 4096, small, large);
    }
}

Test(long_frequency, the_list_changes_with_the_first_word_too_many,
     .description = "trained on 4096 words: position 4096 changes it",
     .data = "a-turn-that-must-reach-further")
{
    for (size_t pair = 0; pair < 4; pair++)
        for (size_t last = 4094; last < 4098; last++)
            expect_frequency(pair, 4, 10000, last, 4096, small, large);
    expect_frequency(2, 4, 10000, 0, 1, small, large);
    expect_frequency(2, 4, 10000, 1, 1, small, large);
    expect_frequency(2, 4, 10000, 131071, 4096, small, large);
    expect_frequency(2, 4, 100, 131071, 4096, small, large);
    expect_frequency(2, 3, 100, 131071, 4096, small, large);
    expect_frequency(2, 3, 100, 131071, 200000, small, large);
}

Test(long_frequency, each_pair_has_its_own_factor,
     .description = "pair p: base^(-p/pairs) divided by factor p",
     .data = "a-turn-that-must-reach-further")
{
    static const double bases[] = {10000, 500000.1, 100};

    for (size_t b = 0; b < COUNT(bases); b++)
        for (size_t pair = 0; pair < 4; pair++) {
            expect_frequency(pair, 4, bases[b], 9, 10, small, large);
            expect_frequency(pair, 4, bases[b], 10, 10, small, large);
        }
}

Test(long_frequency, heads_may_be_narrow_or_wide,
     .description = "1, 48 and 5000 pairs",
     .data = "a-turn-that-must-reach-further")
{
    static const size_t pairs[] = {1, 48, 257, PAIRS};
    static double within[PAIRS], beyond[PAIRS];

    for (size_t p = 0; p < PAIRS; p++) {
        within[p] = 1 + (double)p / 1600;
        beyond[p] = 1.1 + (double)(p % 97 * p) / 36;
    }
    for (size_t s = 0; s < COUNT(pairs); s++)
        for (size_t pair = 0; pair < pairs[s]; pair += pairs[s] / 4 + 1) {
            expect_frequency(pair, pairs[s], 10000, 7, 8, within, beyond);
            expect_frequency(pair, pairs[s], 10000, 8, 8, within, beyond);
        }
    expect_frequency(PAIRS - 1, PAIRS, 10000, 8, 8, within, beyond);
    expect_frequency(2049, 2051, 10000, 8, 8, within, beyond);
}

Test(long_frequency, texts_may_be_very_long,
     .description = "the list changes with the first word too many, anywhere",
     .data = "a-turn-that-must-reach-further")
{
    static const size_t trained[] = {
        257,
        2049,
        65537,
        16777217,
#if SIZE_MAX > UINT32_MAX
        4294967297,
        9007199254740992, /* 2^53; the next number is no double */
        9007199254740993,
#endif
    };

    for (size_t s = 0; s < COUNT(trained); s++)
        for (size_t near = 0; near < 3; near++)
            expect_frequency(3, 4, 10000, trained[s] - 2 + near, trained[s],
                             small, large);
    /* 65,536 words are none in 16 bits, and 2^32 + 1 are one in 32. */
    expect_frequency(3, 4, 10000, 65535, 4096, small, large);
    expect_frequency(3, 4, 10000, SIZE_MAX - 1, 4096, small, large);
#if SIZE_MAX > UINT32_MAX
    expect_frequency(3, 4, 10000, 4294967296, 4096, small, large);
#endif
}

Test(long_frequency, factors_of_1_are_chapter_11,
     .description = "all factors 1: base^(-p/pairs)",
     .data = "a-turn-that-must-reach-further")
{
    static const double none[4] = {1, 1, 1, 1}, half[4] = {.5, .5, .5, .5};

    for (size_t pair = 0; pair < 4; pair++) {
        expect_frequency(pair, 4, 10000, 5, 10, none, large);
        expect_frequency(pair, 4, 10000, 500, 10, large, none);
        expect_frequency(pair, 4, 10000, 5, 10, half, none);
        expect_frequency(pair, 4, 10000, 500, 10, none, half);
    }
}

/* ---- score_factor ---- */

static void expect_score_factor(double factor, double given)
{
    double each = given > 0 ? given : factor > 1 ? 0.1 * log(factor) + 1 : 1;
    double got;

    describe_call("score_factor(%.10g, %.10g)", factor, given);
    got = score_factor(factor, given);
    expect_value("", got, each * each, 1e-13 * each * each);
    if (given <= 0 && factor > 1)
        suggest(is_near(got, 0.1 * log10(factor) + 1),
                "This is 0.1 log10(factor) + 1. The formula has ln, which is "
                "log in C, and what a score is multiplied by is the square.");
    suggest(each != 1 && is_near(got, each),
            "This is what the query is multiplied by. The key is multiplied by "
            "it, too: what should a score be multiplied by?");
    suggest(SHOULD,
            "The query and the key should be multiplied by %.6g each, and so "
            "their product by %.6g.",
            each, each * each);
}

Test(score_factor, query_and_key_both_grow,
     .description = "factor 32: 0.1 ln 32 + 1 = 1.3466, and twice: 1.8133",
     .data = "scores-that-grow")
{
    static const double factors[] = {32, 40, 2, 16, 1.3, 7.7, 1000000.1};

    for (size_t f = 0; f < COUNT(factors); f++)
        expect_score_factor(factors[f], 0);
}

Test(score_factor, texts_that_do_not_become_longer_change_nothing,
     .description = "factor 1, or below 1: 1", .data = "scores-that-grow")
{
    expect_score_factor(1, 0);
    expect_score_factor(0.5, 0);
    expect_score_factor(0.001, 0);
}

Test(score_factor, a_given_number_takes_the_place_of_the_formula,
     .description = "for example factor 64, given 1: 1, and not 2.0047",
     .data = "scores-that-grow")
{
    expect_score_factor(64, 0);
    expect_score_factor(64, 1);
    expect_score_factor(64, .8);
    expect_score_factor(32, 1.2079441541679836);
    expect_score_factor(128, 1.4852);
    expect_score_factor(0.5, 0.8);
    expect_score_factor(1, 3.3);
}
