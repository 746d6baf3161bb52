/* Chapter 15: a cache of turned keys, and who sees whom.
 *
 * keep_chunk and attend_kept are judged apart: the keys that attend_kept asks
 * are turned here, so that a mistake in both can't hide itself.
 *
 * The tolerance of a turned number is chapter 11's: sine and cosine of pos w
 * are right to within rounding(pos w), and a turned number is a sum of two
 * products with them. */
#include "it_writes.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

/* The longest call, the largest cache and the widest row that are allowed, and
 * how many numbers the largest text here has. */
enum { LONGEST = 300, ROWS_OF_CACHE = 5000, WIDEST = 3000, AREA = 20000 };

/* The latest frequency of a pair is kept: each row of a text asks for it. */
static double frequency(size_t pair, size_t d, double base)
{
    static struct kept {
        size_t d;
        double base, w;
    } kept[WIDEST / 2];
    struct kept *entry = &kept[pair];
    long double share = (long double)(2 * pair) / (long double)d;

    if (entry->d != d || entry->base != base)
        *entry = (struct kept){d, base,
                               (double)expl(-share * logl((long double)base))};
    return entry->w;
}

static void exact_turn(double pos, size_t d, double base, const double x[],
                       double turned[])
{
    for (size_t c = 0; c < d; c += 2) {
        double hand[2], east = x[c], north = x[c + 1];

        oracle_pair(pos, frequency(c / 2, d, base), hand);
        turned[c] = east * hand[1] - north * hand[0];
        turned[c + 1] = east * hand[0] + north * hand[1];
    }
}

static double largest(size_t n, const double x[n])
{
    double size = 0;

    for (size_t c = 0; c < n; c++)
        size = fmax(size, fabs(x[c]));
    return size;
}

/* How far two correct turns of numbers up to SIZE may lie apart. The fastest
 * pair is pair 0, unless the base is below 1. */
static double turning(double pos, size_t d, double base, double size)
{
    return 2 * rounding(pos * fmax(1, frequency(d / 2 - 1, d, base))) * size;
}

/* A text of n tokens, with its keys turned as they are to be kept. */
struct text {
    size_t n, d;
    double base;
    double q[AREA], k[AREA], v[AREA], kept[AREA];
};

static void turn_all(struct text *text)
{
    for (size_t i = 0; i < text->n; i++)
        exact_turn((double)i, text->d, text->base, text->k + i * text->d,
                   text->kept + i * text->d);
}

static struct text *invent_text(size_t n, size_t d, double base)
{
    static struct text text;

    text.n = n;
    text.d = d;
    text.base = base;
    arbitrary((uint32_t)(n + d), n * d, text.q, 2);
    arbitrary((uint32_t)(n + 2 * d), n * d, text.k, 2);
    arbitrary((uint32_t)(n + 3 * d), n * d, text.v, 2);
    turn_all(&text);
    return &text;
}

/* Three equal words, q = k = (1, 0), with the values (1, 0), (0, 1), (0, 0):
 * a result is the shares of words 0 and 1. */
static struct text *equal_words(void)
{
    static const double unit[] = {1, 0, 1, 0, 1, 0}, v[] = {1, 0, 0, 1, 0, 0};
    struct text *text = invent_text(3, 2, 10000);

    memcpy(text->q, unit, sizeof unit);
    memcpy(text->k, unit, sizeof unit);
    memcpy(text->v, v, sizeof v);
    turn_all(text);
    return text;
}

/* With the base 1e18 the slow pair turns by 1e-9, and that counts. */
static const size_t sizes[][2] = {{1, 2}, {5, 4}, {9, 6}, {40, 16}, {3, 4}};
static const double bases[] = {10000, 500000, 100, 12.5, 1e18};

/* Ways to cut 7 tokens into calls; 0 ends the list. */
static const size_t cuts[][8] = {
    {7},   {1, 1, 1, 1, 1, 1, 1}, {3, 4}, {3, 1, 1, 1, 1}, {2, 2, 3}, {1, 6},
    {6, 1}};

/* ---- keep_chunk ---- */

static const char kept_before[] =
    "The same call gave the other numbers before. What stays from one call to "
    "the next: a static variable, or one outside all functions? Or is "
    "something read before it is set?";

/* A position that is kept in a type that can't hold it: with 3 to 23 binary
 * digits, rounded or cut; and in one byte. The ways that wrong answers of a
 * claim have ruled out so far have a bit each. */
enum { WAYS = 43 };
static uint64_t ruled_out;

static double narrowed(double pos, int way)
{
    int digits = 3 + way / 2, power;
    double part = ldexp(frexp(pos, &power), digits);

    if (way == WAYS - 1)
        return fmod(pos, 256);
    return ldexp(way % 2 == 0 ? rint(part) : trunc(part), power - digits);
}

/* Says which position stands in place of POS, if FOUND is another. */
static void suggest_position(double found, double pos)
{
    suggest(found != pos,
            "The position is %g here, and not %g. Is it kept in a type that "
            "can't hold %g? float16 has 11 binary digits, bfloat16 has 8, and "
            "an unsigned char ends at 255.",
            found, pos, pos);
}

struct cache {
    size_t room, d;
    double *keys, *values;
};

/* A cache with something in every row, so that a change is seen everywhere. */
static struct cache full_of_numbers(size_t room, size_t d)
{
    double old[2 * AREA];

    arbitrary(77, 2 * room * d, old, 5);
    return (struct cache){room, d, output_copy(room * d, old),
                          output_copy(room * d, old + room * d)};
}

static bool keep(struct cache cache, const struct text *text, size_t past,
                 size_t n)
{
    size_t d = cache.d;
    const double *k = input_copy(n * d, text->k + past * d);
    const double *v = input_copy(n * d, text->v + past * d);

    describe_call("keep_chunk(past %zu, n %zu, room %zu, d %zu, base %g)%s",
                  past, n, cache.room, d, text->base,
                  past + n > cache.room ? " without room for all of them" : "");
    if (n * d <= 6) {
        show_input("k", matrix(n, d), k);
        show_input("v", matrix(n, d), v);
    }
    return keep_chunk(past, n, cache.room, d, text->base, (const double(*)[d])k,
                      (const double(*)[d])v, (double(*)[d])cache.keys,
                      (double(*)[d])cache.values);
}

/* The same, where all fit. */
static void keep_all(struct cache cache, const struct text *text, size_t past,
                     size_t n)
{
    expect_answer("the return value", keep(cache, text, past, n), true);
    suggest(SHOULD, "Free rows: %zu. New tokens: %zu. All fit.",
            cache.room - past, n);
}

/* Says at which position a key that belongs to row FIRST has been turned. */
static void suggest_turned(const struct text *text, size_t first,
                           const double key[])
{
    for (size_t at = 0; at < 64 && !nothing_wrong_yet(); at++) {
        double turned[WIDEST];

        exact_turn((double)at, text->d, text->base, text->k + first * text->d,
                   turned);
        if (at != first && are_near(text->d, key, turned))
            suggest(true,
                    "The first of these keys is turned as one at position %zu. "
                    "It should be turned as one at position %zu, where its "
                    "token stands.",
                    at, first);
    }
}

/* The new rows from FIRST on, each turned by a narrowed position. */
static void suggest_narrow_rows(const struct text *text, size_t first,
                                size_t rows, const double *keys,
                                double tolerance)
{
    size_t d = text->d, n = rows * d;
    double pos = 0, found = 0;

    for (int way = 0; way < WAYS && !nothing_wrong_yet(); way++) {
        size_t c = 0, other = rows;

        for (double turned[WIDEST]; c < n && !(ruled_out >> way & 1); c++) {
            double at = (double)(first + c / d);

            if (narrowed(at, way) != at && other == rows)
                other = c / d;
            if (c % d == 0)
                exact_turn(narrowed(at, way), d, text->base,
                           text->k + (first + c / d) * d, turned);
            if (!(fabs(keys[c] - turned[c % d]) <= tolerance))
                break;
        }
        if (c < n)
            ruled_out |= UINT64_C(1) << way;
        else if (other < rows) {
            pos = (double)(first + other);
            found = narrowed(pos, way);
        }
    }
    suggest_position(found, pos);
}

/* Calls of so many tokens are asked once more to explain a wrong row. */
enum { ASKED_AGAIN = 64 };

/* True if two rows have the same numbers, or nan in the same places. */
static bool are_same(size_t n, const double a[], const double b[])
{
    for (size_t k = 0; k < n; k++)
        if (!is_near(a[k], b[k]) && !(isnan(a[k]) && isnan(b[k])))
            return false;
    return true;
}

/* Keeps the first wrong one of the new rows by other calls, too: with all that
 * come before it, and alone. */
static void suggest_other_call(const struct text *text, size_t first,
                               size_t rows, const double *keys,
                               double tolerance)
{
    size_t d = text->d, c = 0, at;

    while (c < rows * d &&
           fabs(keys[c] - text->kept[first * d + c]) <= tolerance)
        c++;
    at = first + c / d;
    if (nothing_wrong_yet() || c == rows * d || at >= ASKED_AGAIN)
        return;
    for (size_t k = 0; k < 2; k++) {
        size_t past = k == 0 ? 0 : at;
        struct cache cache = full_of_numbers(at + 1, d);

        keep(cache, text, past, at + 1 - past);
        if (!are_same(d, cache.keys + at * d, keys + (at - first) * d))
            suggest(true,
                    "Another call keeps the same key otherwise: "
                    "keep_chunk(past %zu, n %zu) gives other numbers in row "
                    "%zu. The angle of a key depends on its position and on "
                    "base. Is a row, a position or a frequency chosen by i "
                    "alone, by past alone or by n?",
                    past, at + 1 - past, at);
    }
}

/* Says which row before FIRST has neither what stood there nor its own key. */
static void suggest_row_before(struct cache cache, const struct text *text,
                               size_t first, double tolerance)
{
    size_t d = cache.d, old = 0, turned = 0, r = 0;
    const double *before = full_of_numbers(cache.room, d).keys;

    for (; r < first && (old == d || turned == d || r == 0); r++) {
        old = turned = 0;
        for (size_t c = r * d; c < (r + 1) * d; c++) {
            old += cache.keys[c] == before[c];
            turned += fabs(cache.keys[c] - text->kept[c]) <= tolerance;
        }
    }
    if (first > 0)
        suggest(
            old < d && turned < d,
            "Row %zu of keys has changed, which comes before row past, and "
            "a new row is wrong. Token i of a call belongs in row past + i.",
            r - 1);
}

/* The rows from FIRST on: keys to rounding, values to the last bit. */
static void expect_kept(struct cache cache, const struct text *text,
                        size_t first, size_t rows)
{
    size_t d = cache.d, at = first * d;
    double tolerance = turning((double)(first + rows), d, text->base,
                               largest(rows * d, text->k + at));
    bool first_is_right = true;

    expect("the new rows of keys", matrix(rows, d), cache.keys + at,
           text->kept + at, tolerance);
    suggest_narrow_rows(text, first, rows, cache.keys + at, tolerance);
    suggest_turned(text, first, cache.keys + at);
    suggest_row_before(cache, text, first, tolerance);
    suggest_other_call(text, first, rows, cache.keys + at, tolerance);
    for (size_t c = at; c < at + d; c++)
        first_is_right =
            first_is_right && fabs(cache.keys[c] - text->kept[c]) <= tolerance;
    if (!first_is_right)
        suggest(
            SHOULD,
            "The first of these rows belongs to the token at position %zu. Its "
            "pair p turns by %zu * base^(-2p/d) radians, so pair 0 by %zu.",
            first, first, first);
    expect("the new rows of values", matrix(rows, d), cache.values + at,
           text->v + at, 0);
    suggest(SHOULD, "A value is kept as it is, in the row of its key.");
}

Test(keep_chunk, the_same_call_keeps_the_same_rows,
     .description =
         "the rows depend on what is handed over, and on nothing else",
     .data = "write-keep_chunk")
{
    const struct text *text = invent_text(6, 4, 500000);
    struct cache first = full_of_numbers(8, 4), again = full_of_numbers(8, 4);

    keep_all(first, text, 1, 5);
    keep_all(full_of_numbers(8, 4), text, 0, 2);
    keep_all(again, text, 1, 5);
    if (!all_numbers(8 * 4, first.keys)) /* the other claims tell */
        return;
    expect("keys, after the same call once more", matrix(8, 4), again.keys,
           first.keys, 0);
    suggest(true, "%s", kept_before);
}

Test(keep_chunk, a_new_key_is_turned_by_its_own_position,
     .description =
         "for example, three keys 1 0: 1 0, .5403 .8415, -.4161 .9093",
     .data = "a-turned-key-never-changes")
{
    const struct text *text = equal_words();
    struct cache cache = full_of_numbers(3, 2);

    keep_all(cache, text, 0, 3);
    expect("the new rows of keys", matrix(3, 2), cache.keys,
           (double[]){1, 0, .5403, .8415, -.4161, .9093}, digits(4));
    suggest_turned(text, 0, cache.keys);
    expect_kept(cache, text, 0, 3);
    for (size_t s = 0; s < COUNT(sizes); s++) {
        size_t n = sizes[s][0], past = n / 2;

        text = invent_text(n, sizes[s][1], bases[s]);
        cache = full_of_numbers(n + s, text->d);
        keep_all(cache, text, past, n - past);
        expect_kept(cache, text, past, n - past);
    }
}

Test(keep_chunk, any_way_to_cut_a_text_keeps_the_same_rows,
     .description =
         "7 tokens as 7, 3 + 4, 1 + 1 + ...: row j is key j, turned by j",
     .data = "a-turned-key-never-changes")
{
    const struct text *text = invent_text(7, 4, 500000);

    for (size_t s = 0; s < COUNT(cuts); s++) {
        struct cache cache = full_of_numbers(9, 4);
        size_t past = 0;

        for (const size_t *n = cuts[s]; past < 7; past += *n++) {
            keep_all(cache, text, past, *n);
            expect_kept(cache, text, past, *n);
        }
        expect("all rows of keys, after all calls", matrix(7, 4), cache.keys,
               text->kept, turning(7, 4, text->base, 2));
        suggest(true, "Each new row was right. So a later call has changed a "
                      "row that was kept before.");
        expect("all rows of values, after all calls", matrix(7, 4),
               cache.values, text->v, 0);
    }
}

/* What stands in the other rows is compared to the last bit. */
static void expect_untouched(struct cache cache, size_t first, size_t rows)
{
    size_t d = cache.d, all = cache.room * d;
    struct cache old = full_of_numbers(cache.room, d);
    double keys[all + 1], values[all + 1];

    for (size_t c = 0; c < all; c++) {
        bool other = c / d >= first && c / d < first + rows;

        keys[c] = (other ? cache : old).keys[c];
        values[c] = (other ? cache : old).values[c];
    }
    expect("the rows of keys that are not new", matrix(cache.room, d), keys,
           old.keys, 0);
    suggest(SHOULD, "Only the n rows from past on may be written.");
    expect("the rows of values that are not new", matrix(cache.room, d), values,
           old.values, 0);
    suggest(SHOULD, "Only the n rows from past on may be written.");
}

Test(keep_chunk, no_other_row_changes,
     .description =
         "rows 3 and 4 of 8 are new: 0 to 2 and 5 to 7 keep every bit",
     .data = "a-turned-key-never-changes")
{
    const struct text *text = invent_text(8, 4, 10000);
    const size_t probes[][2] = {{3, 2}, {0, 1}, {4, 3}, {2, 1}};

    for (size_t s = 0; s < COUNT(probes); s++) {
        size_t past = probes[s][0], end = past + probes[s][1];
        struct cache cache = full_of_numbers(8, 4);

        keep_all(cache, text, past, end - past);
        if (past > 0)
            expect_untouched(cache, 0, past);
        expect_untouched(cache, end, 8 - end);
        expect_kept(cache, text, past, end - past);
    }
}

Test(keep_chunk, the_last_row_may_be_filled_and_no_further_one,
     .description =
         "room 4, past 3: n = 1 is kept, n = 2 is refused and nothing written",
     .data = "write-keep_chunk")
{
    const struct text *text = invent_text(12, 4, 10000);
    const struct {
        size_t past, n, room;
    } probes[] = {{3, 1, 4}, {3, 2, 4}, {0, 4, 4}, {0, 5, 4}, {0, 5, 5},
                  {4, 1, 4}, {2, 9, 4}, {0, 1, 1}, {1, 1, 1}};

    for (size_t s = 0; s < COUNT(probes); s++) {
        size_t past = probes[s].past, n = probes[s].n, room = probes[s].room;
        struct cache cache = full_of_numbers(room, 4);
        bool fits = past + n <= room;

        expect_answer("the return value", keep(cache, text, past, n), fits);
        if (fits)
            suggest(SHOULD,
                    "The n new rows fit: the last of them is row %zu, which "
                    "is the last one.",
                    room - 1);
        suggest(SHOULD, "Free rows: %zu. New tokens: %zu.", room - past, n);
        if (fits)
            expect_kept(cache, text, past, n);
        else
            expect_untouched(cache, 0, room);
    }
}

/* Tokens FIRST to FIRST + N of a text go into a cache of ROOM rows. */
static void expect_chunk(const struct text *text, size_t room, size_t first,
                         size_t n)
{
    struct cache cache = full_of_numbers(room, text->d);

    keep_all(cache, text, first, n);
    expect_kept(cache, text, first, n);
}

/* A long text, cut where it is odd: 257 is 1 in a byte, and 4099 has 13 binary
 * digits. The last row is the 5000th. A row of 2050 numbers has more than many
 * an array of a fixed length, and 40889.9 is no float. */
Test(keep_chunk, every_row_of_a_large_cache_has_its_own_position,
     .description = "257 tokens after 0, one after 4098, 4099 and 4999; 2050 "
                    "numbers a row",
     .data = "a-turned-key-never-changes")
{
    const struct text *text = invent_text(ROWS_OF_CACHE, 2, 40889.9);

    expect_chunk(text, 300, 0, 257);
    expect_chunk(text, 300, 0, 300);
    expect_chunk(text, 4099, 4098, 1);
    expect_chunk(text, ROWS_OF_CACHE, 4099, 1);
    expect_chunk(text, ROWS_OF_CACHE, 4999, 1);
    expect_chunk(invent_text(3, 6, 40889.9), 3, 0, 3);
    expect_chunk(invent_text(3, 6, 10000), 3, 0, 3);
    expect_chunk(invent_text(3, 4, 10000), 3, 0, 3);
    expect_chunk(invent_text(3, 6, 10000), 3, 0, 3);
    expect_chunk(invent_text(3, 6, .5), 3, 0, 3);
    expect_chunk(invent_text(2, 2050, 10000), 2, 0, 2);
}

/* With 11 binary digits 4099 is 4100. */
Test(keep_chunk, a_large_cache_may_be_full,
     .description =
         "room 4099, past 4099: one more is refused, and nothing written",
     .data = "write-keep_chunk")
{
    struct cache full = full_of_numbers(4099, 2);

    expect_answer("the return value",
                  keep(full, invent_text(4100, 2, 10000), 4099, 1), false);
    suggest(SHOULD, "The cache has 4099 rows, and all are filled.");
    expect_untouched(full, 0, 4099);
}

/* ---- attend_kept ---- */

/* How a row is made: where its query stands, how many rows it sees, what its
 * scores are divided by, whose value row j gets (its own, the one before it, or
 * always row CHOSEN), and whether the shares are the powers over their sum,
 * over the number of rows, or over both. */
struct way {
    size_t at, seen;
    double under;
    enum { OWN, BEFORE, CHOSEN } value;
    size_t chosen;
    enum { SUM, ROWS, BOTH } over;
};

static struct way right_way(const struct text *text, size_t place)
{
    return (struct way){
        .at = place, .seen = place + 1, .under = sqrt((double)text->d)};
}

/* The scores of token I. */
static void scores_of(const struct text *text, size_t i, struct way way,
                      const double *keys, long double score[])
{
    size_t d = text->d;
    double query[d];

    exact_turn((double)way.at, d, text->base, text->q + i * d, query);
    for (size_t j = 0; j < way.seen; j++) {
        score[j] = 0;
        for (size_t c = 0; c < d; c++)
            score[j] += (long double)query[c] * keys[j * d + c];
        score[j] /= way.under;
    }
}

static size_t value_of(struct way way, size_t j)
{
    return way.value == CHOSEN            ? way.chosen
           : way.value == BEFORE && j > 0 ? j - 1
                                          : j;
}

/* The row of token I, in long double. */
static void row_by(const struct text *text, size_t i, struct way way,
                   const double *keys, const double *values, double y[])
{
    size_t d = text->d;
    long double score[way.seen], most = -INFINITY, sum = 0, mean[d];

    scores_of(text, i, way, keys, score);
    for (size_t j = 0; j < way.seen; j++)
        most = fmaxl(most, score[j]);
    memset(mean, 0, sizeof mean);
    for (size_t j = 0; j < way.seen; j++) {
        long double part = expl(score[j] - most);

        sum += part;
        for (size_t c = 0; c < d; c++)
            mean[c] += part * values[value_of(way, j) * d + c];
    }
    if (way.over == ROWS)
        sum = way.seen;
    for (size_t c = 0; c < d; c++)
        y[c] = (double)(mean[c] / sum /
                        (way.over == BOTH ? (long double)way.seen : 1));
}

/* Row i of n, with the query turned by past + i. */
static void exact_row(const struct text *text, size_t past, size_t i,
                      const double *keys, const double *values, double y[])
{
    row_by(text, past + i, right_way(text, past + i), keys, values, y);
}

/* What may be wrong in all rows, and the way that query I of a call then has.
 */
static const char *const slips[] = {
    "Each query is turned by past + n here. Query i should stand at position "
    "past + i.",
    "Each query is turned by past + i - 1 here, one too few. Query i should "
    "stand at position past + i.",
    "Each query sees n rows here. Query i should see the rows 0 to past + i, "
    "which are past + i + 1.",
    "Each query sees all past + n rows here, and those after its own, too.",
    "A query does not see its own row here. Query i should see the rows 0 to "
    "past + i, which are past + i + 1.",
    "The scores are divided by the root of the number of rows here. It should "
    "be the root of d.",
    "The scores are divided by the root of d / 2 here, or by nothing if d is "
    "2. It should be the root of d: all numbers of a key count, and not its "
    "pairs.",
    "Each share meets the value of row i here, the number of the query. The "
    "share of row j belongs to the value of row j.",
    "Each share meets the value one row before its own here.",
    "The powers are divided by the number of rows here. They are to be divided "
    "by their sum.",
    "The shares are divided by the number of rows here. They are shares "
    "already: the powers over their sum.",
};

static struct way slip_of(size_t s, const struct text *text, size_t past,
                          size_t n, size_t i)
{
    size_t place = past + i;
    struct way way = right_way(text, place);

    if (s == 0)
        way.at = past + n;
    else if (s == 1)
        way.at = place - 1;
    else if (s == 2)
        way.seen = n;
    else if (s == 3)
        way.seen = past + n;
    else if (s == 4)
        way.seen = place > 0 ? place : 1;
    else if (s == 5)
        way.under = sqrt((double)way.seen);
    else if (s == 6)
        way.under = sqrt((double)text->d / 2);
    else if (s <= 8) {
        way.value = s == 7 ? CHOSEN : BEFORE;
        way.chosen = i;
    } else
        way.over = s == 9 ? ROWS : BOTH;
    return way;
}

/* Says what gives these rows, where it does not give the right ones. */
static void suggest_query(const struct text *text, size_t past, size_t n,
                          const double y[])
{
    for (size_t s = 0; s < COUNT(slips) && !nothing_wrong_yet(); s++) {
        bool fits = true, other = false;

        if (past == 0 && s == 1)
            continue;
        for (size_t i = 0; i < n; i++) {
            double row[WIDEST], right[WIDEST];

            row_by(text, past + i, slip_of(s, text, past, n, i), text->kept,
                   text->v, row);
            fits = are_near(text->d, y + i * text->d, row);
            if (!fits)
                break;
            exact_row(text, past, i, text->kept, text->v, right);
            other = other || !are_near(text->d, right, row);
        }
        suggest(fits && other, "%s", slips[s]);
    }
}

/* A turned query errs by T in each number, so a score by T times the sum of the
 * key's sizes, over the root; its d products and their sum are rounded, and so
 * is what e is taken to. Scores that are off by E change a share by a factor of
 * at most e^(2E). The rest is the rounding of sums over all rows seen. */
static double attending(const struct text *text, size_t seen,
                        const double *keys, const double *values)
{
    size_t d = text->d;
    double size = largest(text->n * d, text->q), sum, most = 0, e;

    for (size_t j = 0; j < seen; j++) {
        sum = 0;
        for (size_t c = 0; c < d; c++)
            sum += fabs(keys[j * d + c]);
        most = fmax(most, sum);
    }
    e = most / sqrt((double)d) *
        (turning((double)seen, d, text->base, size) +
         2 * size * (double)(d + 4) * DBL_EPSILON);
    return largest(seen * d, values) *
           (expm1(2 * e) + (double)(2 * seen + 16) * DBL_EPSILON);
}

static double *attend(const struct text *text, size_t past, size_t n,
                      const double *keys, const double *values)
{
    size_t d = text->d;
    double *y = output_buffer(n * d);
    const double *q = input_copy(n * d, text->q + past * d);

    describe_call("attend_kept(past %zu, n %zu, d %zu, base %g)", past, n, d,
                  text->base);
    if (n * d <= 6)
        show_input("q", matrix(n, d), q);
    if ((past + n) * d <= 6) {
        show_input("keys", matrix(past + n, d), keys);
        show_input("values", matrix(past + n, d), values);
    }
    attend_kept(past, n, d, text->base, (const double(*)[d])q,
                (const double(*)[d])input_copy((past + n) * d, keys),
                (const double(*)[d])input_copy((past + n) * d, values),
                (double(*)[d])y);
    return y;
}

/* Queries that are turned by narrowed positions. */
static void suggest_narrow_queries(const struct text *text, size_t past,
                                   size_t n, const double want[],
                                   const double y[])
{
    size_t d = text->d;
    double pos = 0, found = 0, row[WIDEST];

    for (int way = 0; way < WAYS && !nothing_wrong_yet(); way++) {
        size_t i = 0, other = n;

        for (; i < n && !(ruled_out >> way & 1); i++) {
            struct way turned = right_way(text, past + i);

            turned.at = (size_t)narrowed((double)(past + i), way);
            if (turned.at != past + i) {
                other = other == n ? i : other;
                row_by(text, past + i, turned, text->kept, text->v, row);
            }
            if (!are_near(d, y + i * d,
                          turned.at == past + i ? want + i * d : row))
                break;
        }
        if (i < n)
            ruled_out |= UINT64_C(1) << way;
        else if (other < n) {
            pos = (double)(past + other);
            found = narrowed(pos, way);
        }
    }
    suggest_position(found, pos);
}

/* Asks the first wrong one of the rows by other calls, too: with all that come
 * before it, and alone. */
static void suggest_other_rows(const struct text *text, size_t past, size_t n,
                               const double want[], const double y[])
{
    size_t d = text->d, c = 0, at;

    while (c < n * d && is_near(y[c], want[c]))
        c++;
    at = past + c / d;
    if (nothing_wrong_yet() || c == n * d || at >= ASKED_AGAIN)
        return;
    for (size_t k = 0; k < 2; k++) {
        size_t other = k == 0 ? 0 : at, row = at - other;
        const double *again = attend(text, other, row + 1, text->kept, text->v);

        if (!are_same(d, again + row * d, y + (at - past) * d))
            suggest(true,
                    "Another call gives the same token another row: "
                    "attend_kept(past %zu, n %zu) has other numbers in row "
                    "%zu. The row of a token is the same however a text is cut "
                    "into calls. Does something depend on past or n alone, or "
                    "stay from the row before?",
                    other, row + 1, row);
    }
}

/* Of how many rows, the first or the last, this is the row of this token;
 * or 0. */
static size_t rows_seen(const struct text *text, size_t token, bool last,
                        const double y[])
{
    size_t d = text->d, seen = token + 1;
    long double score[seen], most = -INFINITY, sum = 0, part, mean[d];
    double row[WIDEST];

    scores_of(text, token, right_way(text, token), text->kept, score);
    for (size_t j = 0; j < seen; j++)
        most = fmaxl(most, score[j]);
    memset(mean, 0, sizeof mean);
    for (size_t k = 1; k < seen; k++) {
        size_t j = last ? seen - k : k - 1;

        sum += part = expl(score[j] - most);
        for (size_t c = 0; c < d; c++) {
            mean[c] += part * text->v[j * d + c];
            row[c] = (double)(mean[c] / sum);
        }
        if (are_near(d, y, row))
            return k;
    }
    return 0;
}

static void suggest_rows_seen(const struct text *text, size_t token,
                              const double y[])
{
    size_t first = nothing_wrong_yet() ? 0 : rows_seen(text, token, false, y);
    size_t last = nothing_wrong_yet() ? 0 : rows_seen(text, token, true, y);

    suggest(first > 0,
            "This is what the first %zu rows give. The token should see %zu. "
            "Where does a loop or an array end?",
            first, token + 1);
    suggest(last > 0,
            "This is what the last %zu rows give. The token should see %zu. "
            "Where does a loop begin? This function has no window.",
            last, token + 1);
}

static void expect_rows(const struct text *text, size_t past, size_t n)
{
    size_t d = text->d;
    double want[n * d];
    const double *y = attend(text, past, n, text->kept, text->v);

    for (size_t i = 0; i < n; i++)
        exact_row(text, past, i, text->kept, text->v, want + i * d);
    expect("", matrix(n, d), y, want,
           attending(text, past + n, text->kept, text->v));
    suggest_narrow_queries(text, past, n, want, y);
    suggest_query(text, past, n, y);
    suggest_other_rows(text, past, n, want, y);
    if (n == 1)
        suggest_rows_seen(text, past, y);
    if (past > 0 && n == 1)
        suggest(
            SHOULD,
            "The only new token is number %zu, counted from 0. It stands at "
            "this position, and sees the rows 0 to %zu.",
            past, past);
    if (past > 0)
        suggest(
            SHOULD,
            "Query i stands at position %zu + i, and sees the rows 0 to %zu + "
            "i.",
            past, past);
    if (n == 1)
        suggest(SHOULD,
                "There is one token, which sees itself alone: its share is "
                "1.");
    suggest(SHOULD, "Query i stands at position i, and sees the rows 0 to i.");
}

Test(attend_kept, the_same_call_gives_the_same_rows,
     .description = "y depends on what is handed over, and on nothing else",
     .data = "write-attend_kept")
{
    const struct text *text = invent_text(6, 4, 500000);
    const double *first = attend(text, 1, 5, text->kept, text->v), *again;

    attend(text, 0, 2, text->kept, text->v);
    again = attend(text, 1, 5, text->kept, text->v);
    if (!all_numbers(5 * 4, first)) /* the other claims tell */
        return;
    expect("the same call once more", matrix(5, 4), again, first, 0);
    suggest(true, "%s", kept_before);
}

Test(attend_kept, three_equal_words_by_hand,
     .description =
         "for example, word 2: e^(cos 2 / sqrt 2), e^(cos 1 / sqrt 2), ...",
     .data = "new-words-ask-every-kept-word")
{
    const struct text *text = equal_words();
    const double want[] = {1, 0, .419444, .580556, .175790, .345710}, *y;

    for (size_t past = 0; past < 3; past++) {
        y = attend(text, past, 1, text->kept, text->v);
        expect("", matrix(1, 2), y, want + 2 * past, digits(6));
        suggest_query(text, past, 1, y);
        suggest(SHOULD,
                "The new token stands at position %zu, and sees the rows "
                "0 to %zu.",
                past, past);
    }
    y = attend(text, 0, 3, text->kept, text->v);
    expect("", matrix(3, 2), y, want, digits(6));
    suggest_query(text, 0, 3, y);
    y = attend(text, 1, 2, text->kept, text->v);
    expect("", matrix(2, 2), y, want + 2, digits(6));
    suggest_query(text, 1, 2, y);
}

Test(attend_kept, any_way_to_cut_a_text_gives_the_rows_of_the_formula,
     .description =
         "7 tokens as 7, 3 + 4, 1 + 1 + ...: row i asks the rows 0 to i",
     .data = "new-words-ask-every-kept-word")
{
    const struct text *text = invent_text(7, 4, 500000);

    for (size_t s = 0; s < COUNT(cuts); s++) {
        size_t past = 0;

        for (const size_t *n = cuts[s]; past < 7; past += *n++)
            expect_rows(text, past, *n);
    }
}

Test(attend_kept, the_same_for_other_widths_bases_and_lengths,
     .description = "softmax(R q . keys / sqrt d) over the rows 0 to past + i",
     .data = "new-words-ask-every-kept-word")
{
    const size_t others[][3] = {
        {0, 1, 2}, {4, 5, 6}, {20, 20, 16}, {256, 2, 4}, {6, 3, 64}};

    for (size_t s = 0; s < COUNT(others); s++) {
        size_t past = others[s][0], n = others[s][1];

        expect_rows(invent_text(past + n, others[s][2], bases[s]), past, n);
    }
}

/* 2051 has 12 binary digits. */
Test(attend_kept, a_word_may_come_late,
     .description = "the 2052nd token alone, and the last of 5000",
     .data = "new-words-ask-every-kept-word")
{
    const struct text *text = invent_text(ROWS_OF_CACHE, 2, 40889.9);

    expect_rows(text, 2051, 1);
    expect_rows(text, ROWS_OF_CACHE - 1, 1);
}

/* The longest call and the largest cache together. A score for each token of
 * the call and each row is 12 MB, more than the usual stack has: the header
 * says so. With queries of 0 each row is the mean of the values that its token
 * sees, and these are whole numbers. */
static void expect_long_call(void)
{
    enum { N = 300, PAST = ROWS_OF_CACHE - N };
    struct text *text = invent_text(ROWS_OF_CACHE, 2, 10000);
    double want[2 * N], sum[2] = {0}, *y;

    memset(text->q, 0, sizeof text->q);
    for (size_t c = 0; c < 2 * ROWS_OF_CACHE; c++) {
        text->v[c] = (double)(c % 7);
        sum[c % 2] += text->v[c];
        if (c >= 2 * PAST)
            want[c - 2 * PAST] = sum[c % 2] / (double)(c / 2 + 1);
    }
    y = attend(text, PAST, N, text->kept, text->v);
    expect("", matrix(N, 2), y, want,
           attending(text, ROWS_OF_CACHE, text->kept, text->v));
    suggest(SHOULD, "All queries are 0, so that each row is the mean of the "
                    "values that its token sees.");
}

Test(attend_kept, a_text_may_be_long_and_a_row_wide,
     .description = "257 tokens at once; 300 more after 4700; 2050 numbers",
     .data = "new-words-ask-every-kept-word")
{
    expect_rows(invent_text(257, 2, 40889.9), 0, 257);
    expect_rows(invent_text(6, 6, 40889.9), 2, 4);
    expect_rows(invent_text(6, 6, 10000), 2, 4);
    expect_rows(invent_text(6, 4, 10000), 2, 4);
    expect_rows(invent_text(6, 6, 10000), 2, 4);
    expect_rows(invent_text(6, 6, .5), 2, 4);
    expect_rows(invent_text(2, 2050, 10000), 0, 2);
    expect_long_call();
}

/* A key carries its position itself. A sum may be taken in another order. */
Test(attend_kept, the_rows_may_stand_in_any_order,
     .description =
         "chapter 00: reordered keys and values, and the same query: no change",
     .data = "new-words-ask-every-kept-word")
{
    enum { N = 6, D = 4 };
    const size_t orders[][N] = {{0, 1, 2, 3, 4, 5},
                                {5, 4, 3, 2, 1, 0},
                                {4, 5, 0, 1, 2, 3},
                                {3, 0, 5, 1, 4, 2}};
    const struct text *text = invent_text(N, D, 10000);
    double want[D];

    exact_row(text, N - 1, 0, text->kept, text->v, want);
    for (size_t s = 0; s < COUNT(orders); s++) {
        double keys[N * D], values[N * D];

        for (size_t j = 0; j < N; j++) {
            memcpy(keys + j * D, text->kept + orders[s][j] * D,
                   D * sizeof *keys);
            memcpy(values + j * D, text->v + orders[s][j] * D,
                   D * sizeof *keys);
        }
        expect(s == 0 ? "" : "the rows in another order", matrix(1, D),
               attend(text, N - 1, 1, keys, values), want,
               attending(text, N, keys, values));
        if (s > 0)
            suggest(true,
                    "Keys and values have changed places together. A row's "
                    "number should say nothing: the keys are turned already.");
    }
}

/* What comes after a token is not in the sums, so it can't even round them. */
Test(attend_kept, what_comes_after_a_token_changes_nothing,
     .description = "other rows after past + i: y[i] keeps every bit",
     .data = "new-words-ask-every-kept-word")
{
    enum { N = 6, D = 4, PAST = 2 };
    const struct text *text = invent_text(N, D, 10000);
    const double *first = attend(text, PAST, N - PAST, text->kept, text->v);

    for (size_t i = 0; i + 1 < N - PAST; i++) {
        size_t after = (PAST + i + 1) * D;
        double keys[N * D], values[N * D];

        memcpy(keys, text->kept, sizeof keys);
        memcpy(values, text->v, sizeof values);
        arbitrary(9, N * D - after, keys + after, 3);
        arbitrary(10, N * D - after, values + after, 1000);
        expect("the rows of y that see none of the new numbers",
               matrix(i + 1, D), attend(text, PAST, N - PAST, keys, values),
               first, 0);
    }
}

/* The scores of word 2 for three keys are SCORE. */
static void expect_shares_of(const double score[3])
{
    struct text *text = equal_words();
    double keys[6], want[2];

    for (size_t i = 0; i < 3; i++)
        exact_turn(2, 2, text->base, (double[]){score[i] * sqrt(2), 0},
                   keys + 2 * i);
    exact_row(text, 2, 0, keys, text->v, want);
    expect("", matrix(1, 2), attend(text, 2, 1, keys, text->v), want,
           attending(text, 3, keys, text->v));
    suggest(SHOULD, "The scores are %g, %g and %g.", score[0], score[1],
            score[2]);
}

/* The scores of word 2 are 0, 0 and -60, and only the last has a value: a share
 * as small as this one has all its digits, too. */
static void expect_tiny_share(void)
{
    const double values[6] = {0, 0, 0, 0, 1, 0}, low[] = {-60 * sqrt(2), 0};
    struct text *text = equal_words();
    double keys[6] = {0};

    exact_turn(2, 2, text->base, low, keys + 4);
    expect_value("y[0], divided by half of e^-60",
                 attend(text, 2, 1, keys, values)[0] / exp(-60) * 2, 1, 1e-9);
    suggest(true,
            "Larger shares are right. A share of e^-60 counts, too: is it "
            "taken for 0?");
}

/* The scores of word 0 are -10000, and 10000 for a row that it does not see;
 * those of word 1 are both; those of word 2 are -1, 1 and 0.5. So each word
 * needs the largest of its own. */
static void expect_largest_of_each_word(void)
{
    static const double scale[] = {10000, 10000, 1}, key[] = {-1, 1, .5};
    struct text *text = equal_words();

    for (size_t i = 0; i < 3; i++) {
        text->q[2 * i] = scale[i] * sqrt(2) * cos((double)i);
        text->q[2 * i + 1] = -scale[i] * sqrt(2) * sin((double)i);
        text->kept[2 * i] = key[i];
        text->kept[2 * i + 1] = 0;
    }
    expect_rows(text, 0, 3);
}

/* With 400 a search for the largest that begins with 0 still does no harm, but
 * one for the largest distance from 0 does. With the largest at each place, no
 * other score will do in its stead. */
Test(attend_kept, scores_of_10000_are_as_good_as_any,
     .description = "e^10000 is infinite: the largest score is subtracted "
                    "first",
     .data = "write-attend_kept")
{
    const double sizes_of_scores[] = {400, -400, 10000, -10000};

    for (size_t s = 0; s < COUNT(sizes_of_scores); s++) {
        double size = sizes_of_scores[s];

        expect_shares_of((double[]){size, size - 1, size});
    }
    for (size_t most = 0; most < 3; most++) {
        double score[] = {-10000, -10000, -10000};

        score[most] = 10000;
        expect_shares_of(score);
    }
    expect_largest_of_each_word();
    expect_shares_of((double[]){-15, 0, -20});
    if (nothing_wrong_yet())
        expect_tiny_share();
}

/* ---- shift_cache ---- */

struct shift {
    size_t filled, keep, drop;
};

static void expect_left(size_t got, struct shift shift)
{
    static const char keep_is_missing[] =
        "In each call of this test filled - drop - keep is returned. The first "
        "rows stay, so they still count.";
    size_t rows = shift.filled - shift.drop;

    expect_count("the return value", got, rows);
    suggest(fits_all(got == rows - shift.keep, keep_is_missing),
            keep_is_missing);
    suggest(SHOULD, "%zu rows were filled, and %zu of them go.", shift.filled,
            shift.drop);
}

static void shifted(struct cache cache, double base, struct shift shift)
{
    size_t d = cache.d;

    describe_call("shift_cache(filled %zu, keep %zu, drop %zu, d %zu, base %g)",
                  shift.filled, shift.keep, shift.drop, d, base);
    if (shift.filled * d <= 12) {
        show_input("keys", matrix(shift.filled, d), cache.keys);
        show_input("values", matrix(shift.filled, d), cache.values);
    }
    expect_left(shift_cache(shift.filled, shift.keep, shift.drop, d, base,
                            (double(*)[d])cache.keys,
                            (double(*)[d])cache.values),
                shift);
}

/* The key of the text that comes to row j. */
static size_t origin(struct shift shift, size_t j)
{
    return j < shift.keep ? j : j + shift.drop;
}

/* Where pair 0 of the first moved key is turned by a size_t below zero. */
static void suggest_minus(struct cache cache, const struct text *text,
                          struct shift shift)
{
    size_t d = cache.d;
    const double *old = text->kept + origin(shift, shift.keep) * d;
    double a = (double)(0 - shift.drop);
    double slip[] = {old[0] * cos(a) - old[1] * sin(a),
                     old[0] * sin(a) + old[1] * cos(a)};

    if (shift.drop > 0)
        suggest(
            are_near(2, cache.keys + shift.keep * d, slip),
            "Pair 0 of row %zu is turned by the angle %g: a number below zero "
            "has become a size_t, as by a minus sign before one, by a "
            "difference of two, or by a cast. A size_t has no numbers below "
            "zero and becomes "
            "very large instead.",
            shift.keep, a);
}

/* Says which key the first wrong row has, and at which position it is turned,
 * if there is one such. */
static void suggest_key(const struct text *text, struct shift shift, size_t r,
                        const double key[])
{
    size_t d = text->d, found[2] = {0, 0}, times = 0;
    double turned[WIDEST];

    for (size_t from = 0; from < shift.filled && shift.filled <= 20; from++)
        for (size_t at = 0; at < shift.filled; at++) {
            exact_turn((double)at, d, text->base, text->k + from * d, turned);
            if (!are_near(d, key, turned))
                continue;
            found[0] = from;
            found[1] = at;
            times++;
        }
    if (times == 1)
        suggest(true,
                "Row %zu has the key of token %zu here, turned by %zu. It "
                "should be that of token %zu, turned by %zu.",
                r, found[0], found[1], origin(shift, r), r);
}

/* Row R, whose key came from DROP rows later, turned back by a narrowed DROP.
 */
static void suggest_narrow_drop(const struct text *text, struct shift shift,
                                size_t r, const double key[], double tolerance)
{
    size_t from = origin(shift, r), d = text->d, c;
    double drop = (double)shift.drop, found = drop, turned[WIDEST];

    for (int way = 0; way < WAYS; way++) {
        exact_turn((double)from - narrowed(drop, way), d, text->base,
                   text->k + from * d, turned);
        c = 0;
        while (c < d && fabs(key[c] - turned[c]) <= tolerance)
            c++;
        if (c == d)
            found = narrowed(drop, way);
    }
    suggest(found != drop,
            "Row %zu is turned back by %g here, and not by %g. Is drop kept in "
            "a type that can't hold it, such as bfloat16, which has 8 binary "
            "digits, or an unsigned char, which ends at 255?",
            r, found, drop);
}

/* The rows from keep on: each key as if it had been turned by its row. */
static void expect_moved(struct cache cache, const struct text *text,
                         struct shift shift)
{
    size_t d = cache.d, rows = shift.filled - shift.drop - shift.keep;
    double keys[AREA], values[AREA];
    double tolerance = 4 * turning((double)shift.filled, d, text->base, 2);

    for (size_t r = 0; r < rows; r++) {
        size_t from = origin(shift, shift.keep + r) * d;

        exact_turn((double)(shift.keep + r), d, text->base, text->k + from,
                   keys + r * d);
        memcpy(values + r * d, text->v + from, d * sizeof *values);
    }
    if (rows == 0)
        return;
    expect("the values after the first rows", matrix(rows, d),
           cache.values + shift.keep * d, values, 0);
    suggest(true, "Row %zu should have the value of row %zu now, as it was.",
            shift.keep, shift.keep + shift.drop);
    expect("the keys after the first rows", matrix(rows, d),
           cache.keys + shift.keep * d, keys, tolerance);
    suggest_minus(cache, text, shift);
    for (size_t c = 0; c < rows * d; c++)
        if (!(fabs(cache.keys[shift.keep * d + c] - keys[c]) <= tolerance)) {
            size_t r = shift.keep + c / d;

            suggest_narrow_drop(text, shift, r, cache.keys + r * d, tolerance);
            suggest_key(text, shift, r, cache.keys + r * d);
            break;
        }
    suggest(true,
            "Row %zu should have the key of row %zu now, which was turned by "
            "%zu. It stands at position %zu from now on.",
            shift.keep, shift.keep + shift.drop, shift.keep + shift.drop,
            shift.keep);
}

static void expect_shift(const struct text *text, struct shift shift)
{
    size_t d = text->d, all = shift.filled * d;
    struct cache cache = {shift.filled, d, output_copy(all, text->kept),
                          output_copy(all, text->v)};

    shifted(cache, text->base, shift);
    expect_moved(cache, text, shift);
    if (shift.keep == 0)
        return;
    expect("the first rows of keys", matrix(shift.keep, d), cache.keys,
           text->kept, 0);
    suggest(SHOULD, "The first keep rows stay at their places, so they are not "
                    "touched.");
    expect("the first rows of values", matrix(shift.keep, d), cache.values,
           text->v, 0);
}

Test(shift_cache, six_equal_keys_by_hand,
     .description = "keep 1, drop 2: the keys of 0 1 2 3; the values of 0 3 4 "
                    "5",
     .data = "the-cache-is-full")
{
    static const double unit[] = {1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0};
    static const double v[] = {0, 5, 1, 4, 2, 3, 3, 2, 4, 1, 5, 0};
    const double keys[] = {1, 0, .5403, .8415, -.4161, .9093, -.9900, .1411};
    const double values_left[] = {0, 5, 3, 2, 4, 1, 5, 0};
    struct text *text = invent_text(6, 2, 10000);
    struct cache cache;

    memcpy(text->k, unit, sizeof unit);
    memcpy(text->v, v, sizeof v);
    turn_all(text);
    cache =
        (struct cache){6, 2, output_copy(12, text->kept), output_copy(12, v)};
    shifted(cache, text->base, (struct shift){6, 1, 2});
    expect("the first 4 rows of keys", matrix(4, 2), cache.keys, keys,
           digits(4));
    suggest_minus(cache, text, (struct shift){6, 1, 2});
    for (size_t r = 4; r-- > 0;)
        for (size_t at = 0; at < 6; at++)
            if (at != r && are_near(2, cache.keys + 2 * r, text->kept + 2 * at))
                suggest(true,
                        "Row %zu has a key that is turned by %zu here. It "
                        "should be turned by %zu.",
                        r, at, r);
    suggest(SHOULD,
            "The keys are equal before any turn, so the 4 that are left "
            "are those of the positions 0 to 3.");
    expect("the first 4 rows of values", matrix(4, 2), cache.values,
           values_left, 0);
    suggest(memcmp(cache.values, v, 2 * sizeof *v) != 0,
            "Row 0 has changed. The first keep rows should stay as they are; "
            "what moves begins with row keep.");
    suggest(SHOULD,
            "Row 0 stays, rows 1 and 2 are gone, and the rows 3 to 5 have "
            "moved up by 2.");
}

/* Keys on the axes, in the place where they are kept: a turn by -1 leaves none
 * of their numbers 0. */
static void expect_axes_turned(void)
{
    const double kept[] = {5, 5, 2, 0, 0, 2}, v[6] = {0};
    const double east = 2 * cos(1), north = 2 * sin(1);
    struct cache cache = {3, 2, output_copy(6, kept), output_copy(6, v)};

    shifted(cache, 10000, (struct shift){3, 0, 1});
    expect("the first 2 rows of keys", matrix(2, 2), cache.keys,
           (double[]){east, -north, north, east}, 64 * DBL_EPSILON);
    suggest(SHOULD, "Each key that is left turns by -1, also where a number of "
                    "it is 0.");
}

Test(shift_cache, a_moved_key_is_that_of_its_new_place,
     .description =
         "R(-drop) R(j + drop) k = R(j) k; the first rows keep every bit",
     .data = "the-cache-is-full")
{
    const struct shift shifts[] = {{9, 2, 3},   {9, 0, 4},  {9, 4, 1},
                                   {12, 1, 10}, {12, 3, 8}, {200, 4, 150},
                                   {40, 4, 32}};
    const struct shift steps[] = {
        {9, 2, 3}, {9, 2, 4}, {10, 2, 4}, {10, 3, 4}, {10, 3, 5}};

    for (size_t s = 0; s < COUNT(shifts); s++)
        expect_shift(invent_text(shifts[s].filled, s < 4 ? 4 : 8,
                                 bases[s % COUNT(bases)]),
                     shifts[s]);
    for (size_t s = 0; s < COUNT(steps); s++)
        expect_shift(invent_text(steps[s].filled, 4, 10000), steps[s]);
    expect_axes_turned();
}

Test(shift_cache, nothing_may_go_and_everything_may_go,
     .description = "drop 0; keep + drop = filled; a single row",
     .data = "write-shift_cache")
{
    const struct shift shifts[] = {{6, 2, 0}, {6, 0, 0}, {6, 6, 0}, {6, 2, 4},
                                   {6, 0, 6}, {1, 0, 0}, {1, 0, 1}, {1, 1, 0}};

    for (size_t s = 0; s < COUNT(shifts); s++)
        expect_shift(invent_text(shifts[s].filled, 4, 10000), shifts[s]);
}

/* Each shift errs by one turn more. */
Test(shift_cache, shifts_add_up,
     .description = "first 1 and then 2 rows: the same as 3 at once",
     .data = "the-cache-is-full")
{
    const struct text *text = invent_text(20, 4, 10000);
    struct cache cache = {20, 4, output_copy(80, text->kept),
                          output_copy(80, text->v)};
    size_t gone = 0;

    for (size_t drop = 1; drop <= 4; drop++) {
        shifted(cache, text->base, (struct shift){20 - gone, 3, drop});
        gone += drop;
        expect_moved(cache, text, (struct shift){20, 3, gone});
    }
}

/* Rows and numbers of rows that fewer bits can't hold, up to the largest cache,
 * and the widest row. */
Test(shift_cache, many_rows_may_stay_and_many_may_go,
     .description = "2051 of 2100 rows go; 4099 of 4999 stay; of 5000 one goes",
     .data = "the-cache-is-full")
{
    const struct shift shifts[] = {
        {2100, 1, 2051}, {4999, 4099, 257}, {5000, 4, 1}};

    for (size_t s = 0; s < COUNT(shifts); s++)
        expect_shift(invent_text(shifts[s].filled, 2, 40889.9), shifts[s]);
    expect_shift(invent_text(4, 6, 40889.9), (struct shift){4, 1, 1});
    expect_shift(invent_text(4, 6, 10000), (struct shift){4, 1, 1});
    expect_shift(invent_text(4, 4, 10000), (struct shift){4, 1, 1});
    expect_shift(invent_text(4, 6, 10000), (struct shift){4, 1, 1});
    expect_shift(invent_text(4, 6, .5), (struct shift){4, 1, 1});
    expect_shift(invent_text(3, 2050, 10000), (struct shift){3, 0, 1});
}

/* ---- key_head ---- */

/* What 8 heads get where they share 2 key heads, and whether it is head over a
 * number that is wrong. */
static void suggest_all_heads(const size_t got[8])
{
    for (size_t by = 2; by < 8; by++) {
        size_t head = 0;

        while (head < 8 && got[head] == head / by)
            head++;
        if (head == 8)
            suggest(by != 4,
                    "This is head / %zu, for each of the 8 heads. The divisor "
                    "should be heads / key_heads, which is 8 / 2.",
                    by);
    }
    suggest(SHOULD,
            "8 heads share 2 key heads: 4 neighbours share one. So all heads "
            "get 0 0 0 0 1 1 1 1, and not %zu %zu %zu %zu %zu %zu %zu %zu.",
            got[0], got[1], got[2], got[3], got[4], got[5], got[6], got[7]);
}

/* ALL is what 8 heads get, or NULL. */
static void expect_key_head(size_t head, size_t heads, size_t key_heads,
                            const size_t *all)
{
    size_t group = heads / key_heads, want = 0;

    while ((want + 1) * group <= head)
        want++;
    describe_call("key_head(%zu, %zu, %zu)", head, heads, key_heads);
    expect_count("", key_head(head, heads, key_heads), want);
    if (all != NULL)
        suggest_all_heads(all);
    suggest(SHOULD, "%zu heads share %zu key heads: %zu neighbours share one.",
            heads, key_heads, group);
}

Test(key_head, neighbouring_heads_share_one_key_head,
     .description = "8 heads, 2 key heads: 0 0 0 0 1 1 1 1",
     .data = "fewer-keys-than-heads")
{
    size_t all[8];

    for (size_t head = 0; head < 8; head++) {
        describe_call("key_head(%zu, 8, 2)", head);
        all[head] = key_head(head, 8, 2);
    }
    for (size_t head = 0; head < 8; head++)
        expect_key_head(head, 8, 2, all);
}

/* Where the heads of a group are as many as the groups, as in Llama 2 70B with
 * 64 and 8, one wrong division is right. So they are not all like this. */
Test(key_head, the_same_in_other_models,
     .description = "28/4 (Qwen2.5 7B), 32/8 (Llama 3 8B), 64/8, 8/1, 6/6",
     .data = "fewer-keys-than-heads")
{
    const size_t models[][2] = {{28, 4}, {32, 8}, {64, 8}, {8, 1},   {6, 6},
                                {1, 1},  {12, 3}, {16, 2}, {26, 26}, {52, 26}};

    for (size_t s = 0; s < COUNT(models); s++)
        for (size_t head = 0; head < models[s][0]; head++)
            expect_key_head(head, models[s][0], models[s][1], NULL);
    expect_key_head(5, 8, 2, NULL);
    expect_key_head(5, 12, 2, NULL);
    expect_key_head(5, 12, 4, NULL);
}

/* 1017 is 3 times 339, which is 83 in a byte, and 340 in 8 binary digits. 107
 * times the rounded quotient of 2 and 214 is less than 1, in doubles and in
 * floats. */
Test(key_head, heads_may_be_many,
     .description = "1017 heads, 339 key heads; 1024 and 256",
     .data = "fewer-keys-than-heads")
{
    const size_t many[][2] = {{1017, 339}, {1024, 256}, {1021, 1021}};

    for (size_t s = 0; s < COUNT(many); s++)
        for (size_t head = 1; head < many[s][0]; head += head < 990 ? 37 : 1)
            expect_key_head(head, many[s][0], many[s][1], NULL);
    expect_key_head(107, 214, 2, NULL);
}

/* ---- text_positions ---- */

/* A text as it is shown in a call: "6, {1, 2, 1, 2, 2, 1}". */
static const char *shown(size_t n, const size_t text[n])
{
    static char words[80];
    int used = snprintf(words, sizeof words, "%zu, {%zu", n, text[0]);

    for (size_t i = 1; i < n && n <= 9; i++)
        used += snprintf(words + used, sizeof words - (size_t)used, ", %zu",
                         text[i]);
    snprintf(words + used, sizeof words - (size_t)used,
             n <= 9 ? "}" : ", %zu, ..., %zu}", text[1], text[n - 1]);
    return words;
}

/* True if before token I there are MORE tokens of one other text. */
static bool counts_another(size_t i, const size_t text[], double more)
{
    for (size_t j = 0; j < i; j++) {
        double tokens = 0;

        for (size_t before = 0; before < i; before++)
            tokens += text[before] == text[j];
        if (text[j] != text[i] && tokens == more)
            return true;
    }
    return false;
}

/* True if a text with a large number has its tokens and those of one other
 * text. No token has more than stand before it. */
static bool takes_two_for_one(size_t n, const size_t text[],
                              const double position[], const double want[])
{
    bool large = false;

    for (size_t i = 0; i < n; i++) {
        double more = position[i] - want[i];

        if (position[i] > (double)i)
            return false;
        large = large || (text[i] > 64 && counts_another(i, text, more));
    }
    return large;
}

static bool are_one_more(size_t n, const size_t text[], const double position[],
                         const double want[])
{
    for (size_t i = 0; i < n; i++)
        if (position[i] != want[i] + (text[i] != 0))
            return false;
    return true;
}

static void expect_positions(size_t n, const size_t text[n],
                             const double want[n])
{
    double *position = output_buffer(n);

    describe_call("text_positions(%s)", shown(n, text));
    text_positions(n, input_order(n, text), position);
    expect("", values(n), position, want, 0);
    suggest(takes_two_for_one(n, text, position, want),
            "Two texts are taken for one here. Is the number of a text cut, by "
            "a smaller type than size_t or by a remainder?");
    suggest(are_one_more(n, text, position, want),
            "In this call each token of a text has a position that is 1 too "
            "large. Is the token counted that the position is for?");
    suggest(SHOULD,
            "A position is how many tokens of the same text stand before "
            "it in the row. Padding has 0.");
}

Test(text_positions, each_text_counts_from_0,
     .description =
         "the position is how many tokens of its text stand before it",
     .data = "several-texts-in-one-row")
{
    expect_positions(5, (size_t[]){1, 1, 1, 2, 2}, (double[]){0, 1, 2, 0, 1});
    expect_positions(4, (size_t[]){1, 1, 1, 1}, (double[]){0, 1, 2, 3});
    expect_positions(6, (size_t[]){9, 4, 4, 4, 7, 7},
                     (double[]){0, 0, 1, 2, 0, 1});
    expect_positions(1, (size_t[]){3}, (double[]){0});
}

Test(text_positions, padding_is_not_counted,
     .description = "padding, 0, belongs to no text, and has position 0",
     .data = "several-texts-in-one-row")
{
    expect_positions(8, (size_t[]){0, 0, 1, 1, 1, 2, 2, 0},
                     (double[]){0, 0, 0, 1, 2, 0, 1, 0});
    expect_positions(5, (size_t[]){0, 0, 1, 1, 1}, (double[]){0, 0, 0, 1, 2});
    expect_positions(5, (size_t[]){1, 1, 1, 0, 0}, (double[]){0, 1, 2, 0, 0});
    expect_positions(3, (size_t[]){0, 0, 0}, (double[]){0, 0, 0});
}

Test(text_positions, an_interrupted_text_goes_on_counting,
     .description =
         "text 1 is interrupted by text 2, and goes on where it stopped",
     .data = "several-texts-in-one-row")
{
    expect_positions(6, (size_t[]){1, 2, 1, 2, 2, 1},
                     (double[]){0, 0, 1, 1, 2, 2});
    expect_positions(5, (size_t[]){1, 0, 1, 0, 1}, (double[]){0, 0, 1, 0, 2});
    expect_positions(9, (size_t[]){0, 0, 1, 1, 1, 2, 2, 1, 0},
                     (double[]){0, 0, 0, 1, 2, 0, 1, 3, 0});
    expect_positions(7, (size_t[]){5, 0, 8, 5, 8, 0, 5},
                     (double[]){0, 0, 0, 1, 1, 0, 2});
}

/* Two numbers so far apart have one remainder by 256, 300, 301, 512, 1000, 1024
 * and 4096: the sizes that a table of texts has. */
static const size_t ALIKE = (size_t)4096 * 27 * 125 * 7 * 43;

Test(text_positions, any_size_t_may_name_a_text,
     .description = "1, 65, 257 and the largest size_t are four texts",
     .data = "write-text_positions")
{
    expect_positions(6, (size_t[]){1, 65, 257, 1, 65, 1},
                     (double[]){0, 0, 0, 1, 1, 2});
    expect_positions(3, (size_t[]){70000, 7, 70000}, (double[]){0, 0, 1});
    expect_positions(3, (size_t[]){SIZE_MAX, 7, SIZE_MAX}, (double[]){0, 0, 1});
    expect_positions(4, (size_t[]){SIZE_MAX, SIZE_MAX / 2, UINT16_MAX, 1},
                     (double[]){0, 0, 0, 0});
    expect_positions(3, (size_t[]){1, 1 + ALIKE, 1}, (double[]){0, 0, 1});
}

/* Numbers that a float, or a number of 8 or 11 binary digits, takes for one:
 * 4099 and 4100, 2^24 and 2^24 + 1. In 32 bits 2^32 is 0 and 2^32 + 1 is 1. */
Test(text_positions, neighbouring_numbers_are_two_texts,
     .description = "4099 and 4100, 16,777,216 and 16,777,217, 1 and 2^32 + 1",
     .data = "write-text_positions")
{
    expect_positions(4, (size_t[]){4099, 4100, 4099, 4100},
                     (double[]){0, 0, 1, 1});
    expect_positions(4, (size_t[]){16777216, 16777217, 16777217, 16777216},
                     (double[]){0, 0, 1, 1});
    expect_positions(4,
                     (size_t[]){SIZE_MAX - 1, SIZE_MAX - 1, SIZE_MAX, SIZE_MAX},
                     (double[]){0, 1, 0, 1});
#if SIZE_MAX > UINT32_MAX
    expect_positions(5, (size_t[]){4294967296, 0, 4294967296, 1, 4294967297},
                     (double[]){0, 0, 1, 0, 0});
#endif
}

/* A byte counts to 255, and with 8 binary digits 257 is 256. A table of texts
 * needs room for as many as there are tokens. */
Test(text_positions, a_text_may_be_long,
     .description = "300 tokens of one text: 0 to 299; 300 of 260 texts",
     .data = "several-texts-in-one-row")
{
    size_t text[LONGEST];
    double want[LONGEST];

    for (size_t i = 0; i < LONGEST; i++) {
        text[i] = 1;
        want[i] = (double)i;
    }
    expect_positions(LONGEST, text, want);
    expect_positions(257, text, want);
    for (size_t i = 0; i < LONGEST; i++) {
        text[i] = i % 2 + 1;
        want[i] = (double)(i / 2);
    }
    expect_positions(LONGEST, text, want);
    for (size_t i = 0; i < LONGEST; i++) {
        text[i] = i < 260 ? 260 - i : i - 259;
        want[i] = i >= 260;
    }
    expect_positions(LONGEST, text, want);
}

/* ---- visible_bias ---- */

/* The number of a token's text that stand before it. */
static size_t place_in_text(const size_t text[], size_t i)
{
    size_t place = 0;

    for (size_t j = 0; j < i; j++)
        place += text[j] == text[i];
    return place;
}

/* Says which rule the first wrong number breaks: token I sees token J, or does
 * not. */
static void suggest_rule(size_t i, size_t j, const size_t text[], size_t window,
                         bool seen)
{
    size_t apart = place_in_text(text, i) - place_in_text(text, j);

    if (i == j)
        suggest(true, "Token %zu does not see itself. Each token should.", i);
    else if (!seen)
        suggest(true,
                "Token %zu does not see token %zu, which is of its own text "
                "and stands %zu before it%s. It should.",
                i, j, apart, window == 0 ? "" : ", within the window");
    else if (j > i)
        suggest(
            true,
            "Token %zu sees token %zu, which stands after it. It should not.",
            i, j);
    else if (text[i] == 0)
        suggest(true,
                "Token %zu is padding, and sees token %zu, too. Padding should "
                "see itself alone.",
                i, j);
    else if (text[j] != text[i])
        suggest(true, "Token %zu sees token %zu, which is %s. It should not.",
                i, j,
                text[j] == 0 ? "padding: that belongs to no text"
                             : "of another text");
    else if (window == 1)
        suggest(true,
                "Token %zu sees token %zu, which stands %zu before it in their "
                "text. A window of 1 should hold the token itself alone.",
                i, j, apart);
    else
        suggest(true,
                "Token %zu sees token %zu, which stands %zu before it in their "
                "text. A window of %zu should hold the token itself and the "
                "%zu before it.",
                i, j, apart, window, window - 1);
}

/* True if one of two rows has 0 where the other has -INFINITY. */
static bool is_exchanged(size_t n, const double a[n], const double b[n])
{
    for (size_t j = 0; j < n; j++)
        if (a[j] == b[j] || (a[j] != 0 && a[j] != -INFINITY))
            return false;
    return true;
}

/* x for a token that is seen. */
static void expect_visible(const char *what, size_t n, const size_t text[n],
                           size_t window, const char *seen)
{
    double *bias = output_buffer(n * n), want[n * n];
    bool shares = true;

    for (size_t c = 0; c < n * n; c++)
        want[c] = seen[c] == 'x' ? 0 : -INFINITY;
    if (window == SIZE_MAX)
        describe_call("visible_bias(%s, window SIZE_MAX)", shown(n, text));
    else
        describe_call("visible_bias(%s, window %zu)", shown(n, text), window);
    visible_bias(n, input_order(n, text), window, (double(*)[n])bias);
    for (size_t c = 0; c < n * n; c++)
        shares = shares && (bias[c] == 0 || bias[c] == 1);
    expect(what, matrix(n, n), bias, want, 0);
    suggest(shares, "A bias is added to the score: 0 where a token is seen, "
                    "and -INFINITY where it is not.");
    for (size_t c = 0; c < n * n; c++)
        if (bias[c] != want[c]) {
            if (is_exchanged(n, bias + c / n * n, want + c / n * n))
                suggest(true,
                        "Row %zu has 0 where -INFINITY belongs, and -INFINITY "
                        "where 0 does. 0 should stand where a token is seen.",
                        c / n);
            else if (bias[c] == 0 || bias[c] == -INFINITY)
                suggest_rule(c / n, c % n, text, window, bias[c] == 0);
            return;
        }
}

Test(visible_bias, shows_the_window_of_the_own_text,
     .description = "a token sees its own text up to itself, in the window",
     .data = "who-sees-whom")
{
    const size_t text[] = {0, 1, 1, 1, 2, 2};

    expect_visible("", 6, text, 2,
                   "x....."
                   ".x...."
                   ".xx..."
                   "..xx.."
                   "....x."
                   "....xx");
    expect_visible("", 6, text, 0,
                   "x....."
                   ".x...."
                   ".xx..."
                   ".xxx.."
                   "....x."
                   "....xx");
}

/* One text: token i sees min(i + 1, window) tokens, and no window is as good
 * as one of n and more. */
Test(visible_bias, a_window_counts_the_token_itself,
     .description = "window 3: row i sees min(i + 1, 3) tokens",
     .data = "who-sees-whom")
{
    enum { N = 8 };
    const size_t windows[] = {0, 1, 2, 3, 7, 8, 9, 1000};
    const size_t text[N] = {1, 1, 1, 1, 1, 1, 1, 1};

    for (size_t s = 0; s < COUNT(windows); s++) {
        size_t wide = windows[s] == 0 ? N : windows[s];
        char seen[N * N];

        for (size_t i = 0; i < N; i++)
            for (size_t j = 0; j < N; j++)
                seen[i * N + j] = j <= i && i - j < wide ? 'x' : '.';
        expect_visible("", N, text, windows[s], seen);
    }
}

Test(visible_bias, padding_sees_itself_and_nothing_else,
     .description = "0 0 1 1 0: no row is empty, or softmax would divide 0 by "
                    "0",
     .data = "who-sees-whom")
{
    expect_visible("", 5, (size_t[]){0, 0, 1, 1, 0}, 0,
                   "x...."
                   ".x..."
                   "..x.."
                   "..xx."
                   "....x");
    expect_visible("", 3, (size_t[]){0, 0, 0}, 2,
                   "x.."
                   ".x."
                   "..x");
    expect_visible("", 1, (size_t[]){0}, 0, "x");
}

/* A window is one of positions in the text, and not of places in the row. */
Test(visible_bias, an_interrupted_text_is_one_text,
     .description =
         "1 2 1 2 1, window 2: token 2 sees token 0, and token 4 token 2",
     .data = "who-sees-whom")
{
    const size_t text[] = {1, 2, 1, 2, 1};

    expect_visible("", 5, text, 2,
                   "x...."
                   ".x..."
                   "x.x.."
                   ".x.x."
                   "..x.x");
    expect_visible("", 5, text, 0,
                   "x...."
                   ".x..."
                   "x.x.."
                   ".x.x."
                   "x.x.x");
    /* The positions of the text before are of no use here. */
    expect_visible("", 5, (size_t[]){1, 1, 1, 1, 1}, 2,
                   "x...."
                   "xx..."
                   ".xx.."
                   "..xx."
                   "...xx");
}

/* The biases of a text that stands alone, wherever it stands in the row. */
Test(visible_bias, packed_texts_are_as_if_alone,
     .description =
         "2 2 2 1 1 3: each block is that of its text alone, window or not",
     .data = "who-sees-whom")
{
    const size_t text[] = {2, 2, 2, 1, 1, 3};

    expect_visible("", 6, text, 0,
                   "x....."
                   "xx...."
                   "xxx..."
                   "...x.."
                   "...xx."
                   ".....x");
    expect_visible("", 6, text, 1,
                   "x....."
                   ".x...."
                   "..x..."
                   "...x.."
                   "....x."
                   ".....x");
}

/* i + window and j + window are no numbers of a size_t then. */
Test(visible_bias, the_largest_window_hides_nothing,
     .description = "window SIZE_MAX: as with no limit",
     .data = "who-sees-whom")
{
    expect_visible("", 4, (size_t[]){1, 1, 2, 1}, SIZE_MAX,
                   "x..."
                   "xx.."
                   "..x."
                   "xx.x");
}

/* text_positions has the same. A number above 2^31 is below 0 as an int, and
 * 2^32 is 0. */
Test(visible_bias, any_size_t_may_name_a_text,
     .description =
         "4099 and 4100 are two texts; 2^32 and the largest size_t are texts",
     .data = "write-visible_bias")
{
    const size_t near[] = {4099, 4100, 4099, 4100};
    const size_t float_near[] = {16777216, 16777217, 16777217, 16777216};
    const size_t large[] = {2147483648, SIZE_MAX, 2147483648, SIZE_MAX};
    const size_t byte[] = {256, 512, 256, 65536};
    const size_t last[] = {SIZE_MAX - 1, SIZE_MAX, SIZE_MAX - 1, SIZE_MAX};
    const size_t alike[] = {1, 1 + ALIKE, 1, 1 + ALIKE};

    expect_visible("", 4, near, 0, "x....x..x.x..x.x");
    expect_visible("", 4, float_near, 0, "x....x...xx.x..x");
    expect_visible("", 4, large, 0, "x....x..x.x..x.x");
    expect_visible("", 4, byte, 2, "x....x..x.x....x");
    expect_visible("", 4, last, 0, "x....x..x.x..x.x");
    expect_visible("", 4, alike, 0, "x....x..x.x..x.x");
#if SIZE_MAX > UINT32_MAX
    expect_visible("", 4, (size_t[]){4294967296, 4294967297, 4294967296, 1}, 0,
                   "x....x..x.x....x");
#endif
}

/* One text of N tokens, and a window. */
static void expect_window(size_t n, size_t window)
{
    size_t text[LONGEST];
    char seen[LONGEST * LONGEST];

    for (size_t i = 0; i < n; i++) {
        text[i] = 65537;
        for (size_t j = 0; j < n; j++)
            seen[i * n + j] = j <= i && i - j < window ? 'x' : '.';
    }
    expect_visible("", n, text, window, seen);
}

/* In a byte a window of 257 is 1, in 16 bits one of 65,537, and in 32 bits one
 * of 2^32 + 1. */
Test(visible_bias, texts_may_be_long_and_windows_wide,
     .description =
         "300 tokens, window 257: the last sees 43 to 299; window 65,537: all",
     .data = "who-sees-whom")
{
    expect_window(LONGEST, 257);
    expect_window(257, 64);
    expect_window(5, 65537);
    expect_window(7, 65537);
    expect_window(5, 65536);
    expect_window(5, 2147483648);
#if SIZE_MAX > UINT32_MAX
    expect_window(5, 4294967297);
#endif
}
