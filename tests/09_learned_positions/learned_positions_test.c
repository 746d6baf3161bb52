/* Chapter 09: what a table of positions does in training, and past its end. */
#include "learned_positions.h"

#include <criterion/criterion.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "claim.h"
#include "oracle.h"

/* Sums and products of small whole numbers, and halves and quarters of them,
 * are not rounded. */
static const double exactly = 0;

/* A length that no short holds, and no number of 16 binary digits. */
enum { LONG = 65537 };

static double largest_of(size_t n, const double x[n])
{
    double largest = 0;

    for (size_t k = 0; k < n; k++)
        largest = fmax(largest, fabs(x[k]));
    return largest;
}

/* A table to look rows up in. Behind its last row stand rows of NaN: a look-up
 * past the end gets no number. */
enum { BEHIND = 8 };

static const double *table_copy(size_t rows, size_t d_model,
                                const double table[rows * d_model])
{
    size_t n = rows * d_model, all = n + BEHIND * d_model;
    double *longer = output_buffer(all);

    memcpy(longer, table, n * sizeof *table);
    for (size_t k = n; k < all; k++)
        longer[k] = NAN;
    return input_copy(all, longer);
}

/* A text, and the two tables it is looked up in. */
struct text {
    size_t n, d_model, vocabulary, context;
    const size_t *token;
    const double *wte, *wpe;
};

static void show_text(const struct text *t)
{
    double token[t->n];

    for (size_t r = 0; r < t->n; r++)
        token[r] = (double)t->token[r];
    if (t->n <= 8)
        show_input("token", values(t->n), token);
    if (t->vocabulary * t->d_model <= 12 && t->context * t->d_model <= 16) {
        show_input("wte", matrix(t->vocabulary, t->d_model), t->wte);
        show_input("wpe", matrix(t->context, t->d_model), t->wpe);
    }
}

static bool call_embed(const struct text *t, double *x)
{
    size_t d_model = t->d_model;
    const double *wte = table_copy(t->vocabulary, d_model, t->wte);
    const double *wpe = table_copy(t->context, d_model, t->wpe);

    describe_call("embed(n = %zu, d_model = %zu, vocabulary = %zu, "
                  "context = %zu)",
                  t->n, d_model, t->vocabulary, t->context);
    show_text(t);
    return embed(t->n, d_model, t->vocabulary, t->context,
                 input_order(t->n, t->token), (const double(*)[d_model])wte,
                 (const double(*)[d_model])wpe, (double(*)[d_model])x);
}

/* One sum of two numbers: rounded once, or twice if it comes by long double.
 * Half a unit each is less than one unit of the sum of their sizes. */
static const double *expect_sum_of(const struct text *t)
{
    size_t d_model = t->d_model, all = t->n * d_model;
    double *x = output_buffer(all), *want = output_buffer(all);
    double size = largest_of(t->vocabulary * d_model, t->wte) +
                  largest_of(t->context * d_model, t->wpe);

    for (size_t k = 0; k < all; k++)
        want[k] =
            t->wte[t->token[k / d_model] * d_model + k % d_model] + t->wpe[k];
    expect_answer("the return value", call_embed(t, x), true);
    suggest(SHOULD, "All tokens are below vocabulary, and n is not above "
                    "context: each row that is looked up exists.");
    expect("wte[token] + wpe[position]", matrix(t->n, d_model), x, want,
           size * DBL_EPSILON);
    return x;
}

/* The example of encoder_forward in llm.c: three tokens, four positions. */
static const double toy_wte[3 * 4] = {1, 2, 3, 4, 5, 6, 7, 8, -1, 0, 1, 2};
static const double toy_wpe[4 * 4] = {.5, 0, 0,  -.5, 0, .25, 0, 0,
                                      -1, 1, -1, 1,   9, 9,   9, 9};

/* The numbers were computed with llm.c itself. All of them are exact. */
Test(embed, each_row_is_the_row_of_its_token_plus_that_of_its_position,
     .description =
         "x_r = wte[token_r] + wpe[r]: for example, -0.5 0 1 1.5 (llm.c)",
     .data = "a-word-and-its-place")
{
    const size_t tokens[2][3] = {{2, 0, 2}, {1, 2, 2}};
    const double want[2][12] = {{-.5, 0, 1, 1.5, 1, 2.25, 3, 4, -2, 1, 0, 3},
                                {5.5, 6, 7, 7.5, -1, .25, 1, 2, -2, 1, 0, 3}};
    const double zero[16] = {0}, by_token[8] = {-1, 1, -1, 1, -1, 1, -1, 1};
    bool backwards = true;
    const double *sum =
        expect_sum_of(&(struct text){3, 4, 3, 4, tokens[1], toy_wte, zero});

    suggest(are_near(8, sum, toy_wte),
            "Row r here is row r of wte. It should be row token[r].");
    suggest(SHOULD, "wpe is 0 here, so row r is row token[r] of wte.");
    sum = expect_sum_of(&(struct text){3, 4, 3, 4, tokens[1], zero, toy_wpe});
    for (size_t k = 0; k < 12; k++)
        backwards = backwards && sum[k] == toy_wpe[8 - k / 4 * 4 + k % 4];
    suggest(backwards, "Row r here is row n - 1 - r of wpe: the first row has "
                       "the encoding of the last place. Places count from 0.");
    suggest(are_near(4, sum, toy_wpe + 4) && are_near(8, sum + 4, by_token),
            "Row r here is row token[r] of wpe. It should be row r: the place "
            "chooses it, and not the word.");
    suggest(SHOULD, "wte is 0 here, so row r is row r of wpe, whatever the "
                    "tokens are.");
    for (size_t s = 0; s < 2; s++) {
        struct text text = {3, 4, 3, 4, tokens[s], toy_wte, toy_wpe};
        double *x = output_buffer(12);

        expect_answer("the return value", call_embed(&text, x), true);
        expect("", matrix(3, 4), x, want[s], exactly);
    }
}

/* One number of chapter 05's table, to a few roundings. */
static double encoding_of(size_t pos, size_t index, size_t d_model)
{
    double phase = (double)pos * oracle_frequency(index / 2, d_model);

    return index % 2 == 0 ? sin(phase) : cos(phase);
}

/* Chapter 00's embeddings, and any widths; then the encodings of chapter 05 as
 * a table, for a model of the usual width. */
Test(embed, a_table_may_hold_any_rows_those_of_chapter_05_among_them,
     .description = "with wpe[p] = PE(p) the sum is that of chapter 07",
     .data = "a-word-and-its-place")
{
    const size_t tokens[16] = {0, 1, 5, 0, 2, 6, 6, 3, 4, 1, 0, 5, 2, 2, 0, 6};
    const size_t sizes[][2] = {{5, 2}, {1, 1},  {1, 7},
                               {7, 1}, {16, 6}, {3, 512}};
    double wte[7 * 512], wpe[7 * 512];

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        size_t n = sizes[s][0], d_model = sizes[s][1];
        size_t context = n + 4;
        struct text text = {n, d_model, 7, context, tokens, wte, wpe};

        arbitrary(7, 7 * d_model, wte, 1);
        for (size_t k = 0; k < context * d_model; k++)
            wpe[k] = encoding_of(k / d_model, k % d_model, d_model);
        expect_sum_of(&text);
        arbitrary(9, context * d_model, wpe, 1);
        expect_sum_of(&text);
    }
}

/* x_3 - x_0 = wpe[3] - wpe[0]: the word cancels. All numbers are multiples of
 * 1/8, so nothing is rounded. */
Test(embed, equal_words_differ_by_the_rows_of_their_places,
     .description = "\"the cat chased the dog\": x_3 - x_0 = wpe[3] - wpe[0]",
     .data = "a-word-and-its-place")
{
    const size_t token[5] = {0, 1, 3, 0, 2};
    const double wte[4 * 2] = {.5, -.5, 2, .5, 1.5, -.5, -.5, 1.5};
    const double wpe[5 * 2] = {.25, -.125, .125, .25,  -.25,
                               .25, -.375, 0,    .125, -.5};
    const double want[2] = {-.625, .125};
    struct text text = {5, 2, 4, 5, token, wte, wpe};
    const double *x = expect_sum_of(&text);
    double change[2] = {x[6] - x[0], x[7] - x[1]};

    expect("row 3 - row 0, the second \"the\" against the first", values(2),
           change, want, exactly);
}

/* Tables of so many rows, and a text that takes the words from last to first.
 */
static void expect_long_text(size_t n, size_t d_model)
{
    double *wte = output_buffer(n * d_model), *wpe = output_buffer(n * d_model);
    size_t token[n];

    arbitrary(7, n * d_model, wte, 1);
    arbitrary(9, n * d_model, wpe, 1);
    for (size_t r = 0; r < n; r++)
        token[r] = n - 1 - r;
    expect_sum_of(&(struct text){n, d_model, n, n, token, wte, wpe});
}

Test(embed, a_text_may_fill_the_table_to_its_last_row,
     .description =
         "a table of n rows has the rows 0 to n - 1: enough for n tokens",
     .data = "where-the-table-ends")
{
    const size_t token[4] = {1, 0, 2, 1};

    for (size_t n = 1; n <= 4; n++) {
        struct text text = {n, 4, 3, n, token, toy_wte, toy_wpe};

        expect_sum_of(&text);
    }
    expect_long_text(LONG, 1);
    expect_long_text(1, LONG);
}

/* What a wrong answer has written is recorded, too: it tells a row of zeros
 * from the last row again. */
#if SIZE_MAX > UINT32_MAX
static const size_t two_in_32_bits = 4294967298;
#endif

/* Whether only those texts are refused whose last token has no row in wte. Of
 * two tokens nothing is learned: the first alone may be left out. */
static void suggest_last_token(const struct text *t, bool answer)
{
    static bool last_refused, others_refused;
    bool last = t->token[t->n - 1] >= t->vocabulary;
    size_t past = 0;

    while (past < t->n && t->token[past] < t->vocabulary)
        past++;
    if (past == t->n || t->n < 3 || t->n > t->context)
        return;
    *(last ? &last_refused : &others_refused) |= !answer;
    suggest(last_refused && !others_refused && !last,
            "A text whose last token has no row in wte is refused here, and "
            "this one is not, whose token %zu has none. Does each token undo "
            "what was found before it, or is only the last one compared?",
            past);
}

/* Whether a text is let through if one of its tokens has a row, and refused if
 * none has. */
static bool one_is_enough(void)
{
    const size_t token[4][3] = {{0, 1, 3}, {2, 4, 2}, {3, 0, 1}, {3, 3, 3}};

    for (size_t s = 0; s < 4; s++)
        if (call_embed(&(struct text){3, 4, 3, 4, token[s], toy_wte, toy_wpe},
                       output_buffer(12)) != (s < 3))
            return false;
    return true;
}

static bool expect_refused(const struct text *t)
{
    size_t all = t->n * t->d_model;
    double *x = output_buffer(all);
    bool answer = call_embed(t, x);

    expect_answer("the return value", answer, false);
#if SIZE_MAX > UINT32_MAX
    for (size_t r = 0; r < t->n; r++)
        if (t->token[r] == two_in_32_bits)
            suggest(true,
                    "Token %zu is 4294967298, which is 2 more than 2^32. Is "
                    "the number of a token kept in 32 bits, as in an int? Then "
                    "it is 2, which has a row.",
                    r);
#endif
    if (t->n > t->context)
        suggest(SHOULD,
                "n = %zu is above context = %zu: token %zu has "
                "no row in wpe.",
                t->n, t->context, t->context);
    suggest_last_token(t, answer);
    suggest(answer && t->n == 3 && t->n <= t->context && one_is_enough(),
            "A text is let through here if one of its tokens has a row in wte, "
            "and refused if none has. Each of them must have one. Does the "
            "search end at the first that has?");
    suggest(SHOULD,
            "A token is not below vocabulary = %zu: it has no row in "
            "wte.",
            t->vocabulary);
    if (answer)
        expect("what was written", matrix(t->n, t->d_model), x, x, exactly);
    expect_that(memcmp(x, output_buffer(all), all * sizeof *x) == 0,
                "It returned false, so nothing should be written, but "
                "something was.");
    return !answer;
}

Test(embed, no_text_is_longer_than_the_table_of_positions,
     .description = "wpe has the rows 0 to context - 1: false, and nothing "
                    "written, past it",
     .data = "where-the-table-ends")
{
    const size_t token[6] = {1, 0, 2, 1, 1, 2};

    for (size_t context = 1; context <= 4; context++) {
        struct text text = {context + 1, 4,       3,      context,
                            token,       toy_wte, toy_wpe};

        expect_refused(&text);
        text.n = context + 2;
        expect_refused(&text);
        text.n = context;
        expect_sum_of(&text); /* the next text is judged by itself */
    }
    expect_refused(&(struct text){3, 4, 3, 2, token, toy_wte, toy_wpe});
    expect_sum_of(&(struct text){3, 4, 3, 3, token, toy_wte, toy_wpe});
}

/* The largest size_t is -1 in an int. It is tried only if the others are
 * refused, so that a missing check is recognised, and does not crash. */
Test(embed, no_token_is_past_the_end_of_the_table_of_words,
     .description =
         "wte has the rows 0 to vocabulary - 1: false, and nothing written",
     .data = "where-the-table-ends")
{
    const size_t wrong[][3] = {{0, 1, 3}, {2, 4, 2}, {3, 0, 1}, {0, 2, 3}};
    const size_t last[3] = {2, 2, 2}, huge[3] = {0, SIZE_MAX, 1};
    bool right = true;

    for (size_t s = 0; s < sizeof wrong / sizeof *wrong; s++)
        right &= expect_refused(
            &(struct text){3, 4, 3, 4, wrong[s], toy_wte, toy_wpe});
    right &= expect_refused(&(struct text){3, 4, 2, 4, last, toy_wte, toy_wpe});
    expect_sum_of(&(struct text){3, 4, 3, 4, last, toy_wte, toy_wpe});
    if (right)
        expect_refused(&(struct text){3, 4, 3, 4, huge, toy_wte, toy_wpe});
}

/* In a table of 250 words 256 is the first number that a byte takes for another
 * one, 0. Behind the table there are NaN in row 256, too. 32 bits take 2^32 + 2
 * for 2: it is tried only if all others are refused. */
Test(embed, tokens_have_nothing_to_do_with_the_table_of_positions,
     .description =
         "250 words, 2 positions: token 249 has a row, and token 256 has none",
     .data = "where-the-table-ends")
{
    const size_t right[][2] = {{2, 1}, {0, 3}, {249, 249}};
    const size_t wrong[][2] = {{0, 256}, {256, 1}, {0, 250}};
    double wte[250];
    bool refused = true;

    arbitrary(8, 250, wte, 1);
    for (size_t s = 0; s < 3; s++) {
        expect_sum_of(&(struct text){2, 1, 250, 2, right[s], wte, toy_wpe});
        refused &= expect_refused(
            &(struct text){2, 1, 250, 2, wrong[s], wte, toy_wpe});
    }
#if SIZE_MAX > UINT32_MAX
    if (refused)
        expect_refused(&(struct text){
            2, 1, 250, 2, (size_t[]){0, two_in_32_bits}, wte, toy_wpe});
#endif
}

/* The result of table_gradient, for look-ups whose dx is given. */
static const double *call_gradient(size_t n, size_t d_model, size_t rows,
                                   const size_t row[n], const double *dx_data)
{
    const double *dx = input_copy(n * d_model, dx_data);
    double *gradient = output_buffer(rows * d_model);

    describe_call("table_gradient(n = %zu, d_model = %zu, rows = %zu)", n,
                  d_model, rows);
    if (n * d_model <= 8) {
        double at[n];

        for (size_t r = 0; r < n; r++)
            at[r] = (double)row[r];
        show_input("row_of", values(n), at);
        show_input("dx", matrix(n, d_model), dx_data);
    }
    table_gradient(n, d_model, rows, input_order(n, row),
                   (const double(*)[d_model])dx, (double(*)[d_model])gradient);
    return gradient;
}

/* Two texts of three tokens, one after the other, and dx = 1, 2, ..., 24. */
static const size_t toy_token[6] = {2, 0, 2, 1, 2, 2};
static const size_t toy_place[6] = {0, 1, 2, 0, 1, 2};

/* Whether both places are added where their rows come in order. */
static bool adds_in_order(const double dx[4])
{
    const double want[6] = {1, 2, 0, 0, 3, 4};

    return memcmp(call_gradient(2, 2, 3, (const size_t[]){0, 2}, dx), want,
                  sizeof want) == 0;
}

/* The numbers were computed with encoder_backward of llm.c. Then all are an
 * eighth, and then larger by the factor 1 + 2^-30. No sum has more than 36
 * bits, so none is rounded; but an int keeps no eighths, and a float has 24
 * bits. */
Test(table_gradient, a_row_gets_the_sum_over_all_places_that_looked_it_up,
     .description =
         "the sum of dx_r over row_r = t: 48 52 56 60 for token 2 (llm.c)",
     .data = "a-row-that-is-looked-up-many-times")
{
    const double want_wte[12] = {5, 6, 7, 8, 13, 14, 15, 16, 48, 52, 56, 60};
    const double want_wpe[16] = {14, 16, 18, 20, 22, 24, 26, 28,
                                 30, 32, 34, 36, 0,  0,  0,  0};
    const double unit[3] = {1, 1. / 8, 1 + 0x1p-30};
    const size_t once[2] = {2, 0}, twice[2] = {1, 1};
    const double four[4] = {1, 2, 3, 4}, never[2] = {0, 0}, *gradient;
    const bool is_in_order = adds_in_order(four);

    gradient = call_gradient(2, 2, 3, once, four);
    expect("rows that are looked up once, or never", matrix(3, 2), gradient,
           (double[]){3, 4, 0, 0, 1, 2}, exactly);
    suggest(is_in_order && are_near(2, gradient, never) &&
                are_near(2, gradient + 4, four),
            "If row_of is {0, 2}, both places are added. Of {2, 0} here place "
            "1 is left out. Must the rows come in order for that? They need "
            "not: each place is added, wherever its row stands.");
    suggest(SHOULD,
            "Place r adds dx[r] to row row_of[r]: place 0 to row 2, and "
            "place 1 to row 0.");
    gradient = call_gradient(2, 2, 3, twice, four);
    expect("a row that is looked up twice", matrix(3, 2), gradient,
           (double[]){0, 0, 4, 6, 0, 0}, exactly);
    suggest(are_near(2, gradient, never) && are_near(2, gradient + 4, never),
            "Rows that are looked up once are right, and so are those that "
            "never are. Two places should add up in one row.");
    for (size_t s = 0; s < 3; s++) {
        double dx[24], wte[12], wpe[16];

        for (size_t k = 0; k < 24; k++)
            dx[k] = (double)(k + 1) * unit[s];
        for (size_t k = 0; k < 12; k++)
            wte[k] = want_wte[k] * unit[s];
        for (size_t k = 0; k < 16; k++)
            wpe[k] = want_wpe[k] * unit[s];
        expect("the gradient of wte", matrix(3, 4),
               call_gradient(6, 4, 3, toy_token, dx), wte, exactly);
        expect("the gradient of wpe", matrix(4, 4),
               call_gradient(6, 4, 4, toy_place, dx), wpe, exactly);
    }
}

/* Row t gets the sum of what was looked up there, in doubles: whole numbers. */
static void expect_large_gradient(size_t n, size_t d_model, size_t rows,
                                  const size_t row[n])
{
    size_t bytes = rows * d_model * sizeof(double);
    double *dx = output_buffer(n * d_model),
           *want = output_buffer(rows * d_model),
           *narrow = output_buffer(rows * d_model);
    const double *got;

    memset(want, 0, bytes);
    memset(narrow, 0, bytes);
    for (size_t k = 0; k < n * d_model; k++) {
        dx[k] = (double)(k % 1009 + 1);
        want[row[k / d_model] * d_model + k % d_model] += dx[k];
        narrow[(uint16_t)row[k / d_model] * d_model + k % d_model] += dx[k];
    }
    got = call_gradient(n, d_model, rows, row, dx);
    expect("", matrix(rows, d_model), got, want, exactly);
    suggest(memcmp(got, narrow, bytes) == 0,
            "Row 65536 is taken for row 0 here. Is the number of a row kept in "
            "16 bits, as in a short?");
}

/* Some rows in the middle and at the end are never looked up. */
Test(table_gradient, a_row_that_is_never_looked_up_gets_0,
     .description =
         "a sum without terms is 0: rows 1, 3, 5 and 6 of 7, for rows 4 0 4 2",
     .data = "a-row-that-is-looked-up-many-times")
{
    const size_t row[4] = {4, 0, 4, 2}, lone[1] = {1};
    const double dx[8] = {1, -2, 3, 4, -5, 6, 7, 8};
    const double want[14] = {3, 4, 0, 0, 7, 8, 0, 0, -4, 4, 0, 0, 0, 0};
    const double want_lone[3] = {0, 1, 0};
    size_t many[LONG];

    expect("", matrix(7, 2), call_gradient(4, 2, 7, row, dx), want, exactly);
    expect("", matrix(3, 2), call_gradient(1, 2, 3, lone, dx),
           (double[]){0, 0, 1, -2, 0, 0}, exactly);
    expect("", matrix(3, 1), call_gradient(1, 1, 3, lone, dx), want_lone,
           exactly);
    for (size_t r = 0; r < LONG; r++)
        many[r] = r % 2;
    expect_large_gradient(LONG, 1, 3, many);
    expect_large_gradient(1, LONG, 1, many);
    expect_large_gradient(3, 1, LONG, (size_t[]){LONG - 1, 3, LONG - 2});
}

/* If the loss is the sum of all dx[r][k] x[r][k], and x[r] is row row[r] of a
 * table T, the loss is also the sum of all gradient[t][k] T[t][k], whatever T
 * is. Numbers of T are from -4 to 4, so all sums are exact. */
Test(table_gradient, is_the_slope_of_the_loss_for_every_table,
     .description =
         "sum of dx_r . T[row_r] = sum of gradient_t . T[t], for any table T",
     .data = "a-row-that-is-looked-up-many-times")
{
    const size_t sizes[][3] = {{1, 1, 1}, {5, 3, 2}, {40, 7, 5}, {65, 16, 64}};
    double dx[65 * 16], table[64 * 16];
    size_t row[65];

    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++) {
        size_t n = sizes[s][0], d_model = sizes[s][1], rows = sizes[s][2];
        const double *gradient;
        double by_rows = 0, by_places = 0;

        for (size_t r = 0; r < n; r++)
            row[r] = (r * r + 3 * r) % rows;
        for (size_t k = 0; k < n * d_model; k++)
            dx[k] = (double)((29 * k + 5) % 17) - 8;
        for (size_t k = 0; k < rows * d_model; k++)
            table[k] = (double)((31 * k + 2) % 9) - 4;
        gradient = call_gradient(n, d_model, rows, row, dx);
        for (size_t k = 0; k < rows * d_model; k++)
            by_rows += gradient[k] * table[k];
        for (size_t k = 0; k < n * d_model; k++)
            by_places +=
                dx[k] * table[row[k / d_model] * d_model + k % d_model];
        expect_value("the sum of gradient times table", by_rows, by_places,
                     exactly);
    }
}

/* The table after one step. */
static double *call_descend(size_t rows, size_t d_model,
                            const double *gradient_data, double rate,
                            double *table)
{
    const double *gradient = input_copy(rows * d_model, gradient_data);

    describe_call("descend(rows = %zu, d_model = %zu, rate = %g)", rows,
                  d_model, rate);
    if (rows * d_model <= 6) {
        show_input("gradient", matrix(rows, d_model), gradient_data);
        show_input("table", matrix(rows, d_model), table);
    }
    descend(rows, d_model, (const double(*)[d_model])gradient, rate,
            (double(*)[d_model])table);
    return table;
}

/* A copy of a table that may be changed. */
static double *changeable(size_t n, const double *table)
{
    return output_copy(n, table);
}

/* A product and a difference, each rounded once, or twice by long double; or
 * both at once by fma. The product is up to RATE, the difference up to
 * 1 + RATE. */
static double one_step(double rate)
{
    return (1 + 2 * rate) * DBL_EPSILON;
}

static void expect_step(size_t rows, size_t d_model, double rate)
{
    size_t n = rows * d_model;
    double *start = output_buffer(n), *slope = output_buffer(n), end[n];

    arbitrary(3, n, start, 1);
    arbitrary(4, n, slope, 1);
    for (size_t k = 0; k < n; k++)
        end[k] = (double)(start[k] - (long double)rate * slope[k]);
    expect("", matrix(rows, d_model),
           call_descend(rows, d_model, slope, rate, changeable(n, start)), end,
           one_step(rate));
}

Test(descend, a_step_takes_rate_times_gradient_from_each_number,
     .description = "table - rate gradient: for example, 10 - 0.5 * 4 = 8",
     .data = "gradient-descent")
{
    const double table[6] = {10, -10, 1, 2, 3, 4};
    const double gradient[6] = {4, 4, -2, 8, 0, -1};
    const double want[6] = {8, -12, 2, -2, 3, 4.5};
    const size_t sizes[][2] = {{1, 1}, {3, 7},   {5, 7},    {5, 9},
                               {7, 3}, {50, 20}, {LONG, 1}, {1, LONG}};
    const double rates[] = {.1, 1, 1, 1, 3, 0, .1, .1}, *end;
    bool sign_only = true;

    end = call_descend(3, 2, gradient, 1, changeable(6, table));
    expect("with the rate 1", matrix(3, 2), end,
           (double[]){6, -14, 3, -6, 3, 5}, exactly);
    for (size_t k = 0; k < 6; k++)
        sign_only =
            sign_only &&
            (gradient[k] == 0 || table[k] - end[k] == copysign(1, gradient[k]));
    suggest(sign_only,
            "Each number moves by 1 here, whether its gradient is 4, -2 or 8. "
            "So only the sign of the gradient counts, and its size should, "
            "too: the step is rate times gradient.");
    suggest(SHOULD,
            "The rate is 1 here, so each number loses its own gradient, "
            "with its sign.");
    expect("", matrix(3, 2),
           call_descend(3, 2, gradient, .5, changeable(6, table)), want,
           exactly);
    suggest(true, "The call before was right: the same numbers, and the rate "
                  "1. What is done with the rate, and does anything stay from "
                  "one call to the next?");
    expect(
        "", matrix(1, 1),
        call_descend(1, 1, (double[]){1e-30}, .5, changeable(1, (double[]){0})),
        (double[]){-5e-31}, exactly);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_step(sizes[s][0], sizes[s][1], rates[s]);
}

/* Numbers without a short binary form, in rows 0, 2 and 4 of five. */
Test(descend, a_row_with_gradient_0_keeps_every_bit,
     .description =
         "table - rate 0 = table: a row that no text has reached does not move",
     .data = "gradient-descent")
{
    double start[15], slope[15], kept[9], want[9], *end;

    arbitrary(5, 15, start, 1);
    arbitrary(6, 15, slope, 1);
    for (size_t k = 0; k < 15; k++)
        if (k / 3 % 2 == 0)
            slope[k] = 0;
    end = changeable(15, start);
    for (size_t step = 0; step < 10; step++)
        call_descend(5, 3, slope, .1, end);
    for (size_t k = 0; k < 9; k++) {
        kept[k] = end[k / 3 * 6 + k % 3];
        want[k] = start[k / 3 * 6 + k % 3];
    }
    expect("rows 0, 2 and 4, after ten steps", matrix(3, 3), kept, want,
           exactly);
}

/* Texts of 1 to 5 tokens pull their rows towards 0: the gradient of half the
 * squared distance is the distance, here the number itself. Halves of 1024 are
 * exact. Row p is reached by 5 - p texts, and row 5 by none. */
Test(descend, each_visit_takes_the_same_part_of_what_a_row_lacks,
     .description =
         "after c visits (1 - rate)^c is left: 1024 becomes 1024 / 2^c",
     .data = "what-a-trained-table-holds")
{
    const double want[6] = {32, 64, 128, 256, 512, 1024};
    double table[6] = {1024, 1024, 1024, 1024, 1024, 1024}, *end;

    end = changeable(6, table);
    for (size_t n = 1; n <= 5; n++) {
        double gradient[6];

        for (size_t p = 0; p < 6; p++)
            gradient[p] = p < n ? end[p] : 0;
        call_descend(6, 1, gradient, .5, end);
    }
    expect("after texts of 1, 2, 3, 4 and 5 tokens", values(6), end, want,
           exactly);
}

/* Rows between rows, in long double. Whole numbers say which rows. */
static void stretched(size_t from, size_t to, size_t d_model,
                      const double *table, double *longer)
{
    for (size_t r = 0; r < to; r++) {
        size_t below = r * (from - 1) / (to - 1);
        size_t above = r + 1 < to ? below + 1 : below;
        long double share =
            (long double)(r * (from - 1) % (to - 1)) / (long double)(to - 1);

        for (size_t k = 0; k < d_model; k++) {
            long double a = table[below * d_model + k];
            long double b = table[above * d_model + k];

            longer[r * d_model + k] = (double)(a + share * (b - a));
        }
    }
}

static double *call_stretch(size_t from, size_t to, size_t d_model,
                            const double *table)
{
    const double *copy = table_copy(from, d_model, table);
    double *longer = output_buffer(to * d_model);

    describe_call("stretch_table(from = %zu, to = %zu, d_model = %zu)", from,
                  to, d_model);
    if (from * d_model <= 8)
        show_input("table", matrix(from, d_model), table);
    stretch_table(from, to, d_model, (const double(*)[d_model])copy,
                  (double(*)[d_model])longer);
    return longer;
}

/* A place s that is computed in doubles is up to from - 1. If it comes from a
 * rounded step, or from adding up to - 1 steps, it is off by at most from * to
 * units; the row changes by twice the largest number from one whole s to the
 * next. A weighted sum costs another four units. */
static double stretch_rounding(size_t from, size_t to, double largest)
{
    return (double)(2 * from * to + 4) * DBL_EPSILON * largest;
}

/* The longer table, compared with WANT. Where it is nan, that may come from
 * behind the old one. */
static void expect_longer(const char *what, struct shape shape,
                          const double *longer, const double want[],
                          double tolerance)
{
    size_t n = shape.rows * shape.columns;
    bool past = false;

    for (size_t k = 0; k < n; k++)
        past = past || (isnan(longer[k]) && !is_unwritten(longer[k]));
    expect(what, shape, longer, want, tolerance);
    if (past)
        suggest(true,
                "Behind the last row of the old table stands nan, and a number "
                "made of it is nan, also with a share of 0. Is a row past the "
                "last one looked at? Or is 0 divided by 0?");
}

static void expect_stretched(size_t from, size_t to, size_t d_model,
                             const double *table)
{
    double want[to * d_model];

    stretched(from, to, d_model, table, want);
    expect_longer(
        "", matrix(to, d_model), call_stretch(from, to, d_model, table), want,
        stretch_rounding(from, to, largest_of(from * d_model, table)));
}

/* By what the rows are divided, if two old rows differ by 2 and the new ones
 * lie at equal steps between them; and by how much more than to - 1 that is,
 * which all answers must agree in. */
static void suggest_steps(size_t to, const double longer[])
{
    static double before = NAN;
    double steps = 2 / (longer[2] - longer[0]);
    double more = steps - (double)(to - 1);
    bool equal = isfinite(steps) && fabs(more) > 1e-6;

    for (size_t r = 1; r < to; r++)
        equal =
            equal && is_near(longer[2 * r], longer[0] + 2 * (double)r / steps);
    suggest(equal && (isnan(before) || fabs(more - before) < 1e-9),
            "New row r lies at r * 1/%.6g in the old table. It should lie at r "
            "* 1/%zu. Is something added to the size or to a step?",
            steps, to - 1);
    before = more;
}

static void expect_large_stretch(size_t from, size_t to, size_t d_model)
{
    double *table = output_buffer(from * d_model);

    arbitrary(13, from * d_model, table, 1);
    expect_stretched(from, to, d_model, table);
}

/* ONNX's test stretches 1 2 / 3 4 to four rows and four columns. Its first and
 * its last column are those of a table of two rows. TensorFlow.js's test has
 * the rows 2 2 and 4 4, and makes three of them. */
Test(stretch_table, new_rows_lie_on_straight_lines_between_the_old_ones,
     .description =
         "for example, 1 2 / 3 4 as four rows: 1 2, 5/3 8/3, ... (ONNX)",
     .data = "a-row-between-two-rows")
{
    const double onnx[4] = {1, 2, 3, 4}, two_four[4] = {2, 2, 4, 4};
    const double want_onnx[8] = {1, 2, 5. / 3, 8. / 3, 7. / 3., 10. / 3., 3, 4};
    const double want_three[6] = {2, 2, 3, 3, 4, 4};
    const double bent[4] = {0, 8, 0, -4}, squares[5] = {0, 1, 4, 9, 16};
    const double want_bent[7] = {0, 4, 8, 4, 0, -2, -4};
    const double want_squares[3] = {0, 4, 16}, *longer;

    longer = call_stretch(2, 3, 2, two_four);
    expect_longer("", matrix(3, 2), longer, want_three,
                  stretch_rounding(2, 3, 4));
    suggest_steps(3, longer);
    suggest(longer[0] == 4 && longer[4] != 2,
            "Row 0 is row 1 of the old table here. Are the two shares in each "
            "other's place, or do rows count from 1?");
    suggest(SHOULD,
            "New row r lies at r * 1/2 in the old table: row 0 at 0, row "
            "1 in the middle between the old rows, row 2 at 1.");
    longer = call_stretch(2, 4, 2, onnx);
    expect_longer("", matrix(4, 2), longer, want_onnx,
                  stretch_rounding(2, 4, 4));
    suggest_steps(4, longer);
    suggest(true, "New row r should lie at r * 1/3 in the old table: row 1 "
                  "should have 2/3 of the old row 0, and 1/3 of the old row 1. "
                  "Where the share is 1/2 the result is right.");
    expect_longer("0, 8, 0, -4 as seven rows", matrix(7, 1),
                  call_stretch(4, 7, 1, bent), want_bent,
                  stretch_rounding(4, 7, 8));
    suggest(true,
            "New row r should lie at r * 3/6 in the old table: row 1 in the "
            "middle between old rows 0 and 1, row 2 at old row 1. From two old "
            "rows the result is right. Which two rows are these, and what "
            "share does each of them have?");
    expect_longer("0, 1, 4, 9, 16 as three rows", matrix(3, 1),
                  call_stretch(5, 3, 1, squares), want_squares,
                  stretch_rounding(5, 3, 16));
    suggest(true, "New row r should lie at r * 4/2 in the old table: at 0, 2 "
                  "and 4. Longer tables are right, and this one is shorter.");
}

/* The places of eight rows among four are 0, 3/7, 6/7, ..., 3: no new row but
 * the first and the last falls on an old one. */
Test(stretch_table, the_first_row_stays_the_first_and_the_last_the_last,
     .description =
         "r (from - 1)/(to - 1) is 0 for r = 0 and from - 1 for r = to - 1",
     .data = "a-row-between-two-rows")
{
    const size_t sizes[][2] = {{4, 8}, {8, 4}, {2, 2}, {5, 5},
                               {2, 9}, {5, 9}, {9, 2}, {30, 77}};
    double table[30 * 3];

    arbitrary(11, 30 * 3, table, 1);
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        expect_stretched(sizes[s][0], sizes[s][1], 3, table);
    expect_stretched(30, 77, 2, table);
    expect_large_stretch(LONG, 3, 1);
    expect_large_stretch(3, LONG, 1);
    expect_large_stretch(2, 2, LONG);
}

/* Four printed digits. Then each pair: the mean of two hands with the angle w
 * between them has the length cos(w/2). Of 17 and 18 the angle is the same. The
 * mean is off by a unit; its length, of two squares and a root, by four. */
Test(stretch_table, the_mean_of_two_encodings_is_too_short,
     .description =
         "the mean of PE(10) and PE(11), d = 6: -.7720 -.4173 .4682 .8833 ...",
     .data = "a-row-between-two-rows")
{
    const double want[6] = {-.7720, -.4173, .4682, .8833, .0226, .9997};
    const size_t places[] = {10, 17, 0};

    for (size_t s = 0; s < sizeof places / sizeof *places; s++) {
        double two[12], length[3], exact[3];
        const double *mean;

        oracle_encoding((double)places[s], 6, two);
        oracle_encoding((double)places[s] + 1, 6, two + 6);
        mean = call_stretch(2, 3, 6, two) + 6;
        if (places[s] == 10)
            expect("row 1, the mean", values(6), mean, want, digits(4));
        for (size_t i = 0; i < 3; i++) {
            length[i] = hypot(mean[2 * i], mean[2 * i + 1]);
            exact[i] = cos(oracle_frequency(i, 6) / 2);
        }
        expect("the length of each pair of row 1", values(3), length, exact,
               stretch_rounding(2, 3, 1));
    }
}

/* True for the sizes at which a product of the last row with a rounded step, or
 * with a rounded 1/(to - 1), is more than the last old row; and for every 16th
 * of the others. */
static bool is_telling(size_t from, size_t to)
{
    double last = (double)from - 1, steps = (double)to - 1;

    return steps * (last / steps) > last ||
           steps * (last * (1 / steps)) > last || (from + to) % 16 == 0;
}

/* In doubles, (to - 1) times the rounded (from - 1)/(to - 1) is more than
 * from - 1 for some sizes; the first of them is from 8 to 26. Behind the table
 * stand rows of NaN. Of a long table r (from - 1) is more than 32 bits hold. */
Test(stretch_table, no_row_past_the_last_is_read,
     .description =
         "25 * (7.0 / 25) > 7 in doubles; from 8 to 26 the last row is row 7",
     .data = "a-row-between-two-rows")
{
    enum { ROWS = 3000 };
    static const char narrow[] = "Shorter tables are right. Does r (from - 1) "
                                 "go through a float or an int?";
    double table[40 * 2], long_table[ROWS];

    arbitrary(12, 40 * 2, table, 1);
    expect_stretched(8, 26, 2, table);
    for (size_t r = 0; r < ROWS; r++)
        long_table[r] = (double)r;
    expect_value("the last row", call_stretch(ROWS, 5756, 1, long_table)[5755],
                 ROWS - 1, stretch_rounding(ROWS, 5756, ROWS));
    suggest(true, "%s", narrow);
    expect_large_stretch(LONG, LONG + 1, 1);
    suggest(true, "%s", narrow);
    for (size_t from = 2; from <= 40; from++)
        for (size_t to = 2; to <= 40; to++)
            if (is_telling(from, to))
                expect_stretched(from, to, 2, table);
}
