#include "trial.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "random.h"

enum { TOGETHER = 16 };

static struct batch batch;

static size_t guess(size_t asked)
{
    size_t best = 0;

    for (size_t w = 1; w < WORDS; w++)
        if (score[asked][w] > score[asked][best])
            best = w;
    return best;
}

static bool is_right(size_t asked)
{
    return guess(asked) == batch.answer[asked];
}

/* Tests sentences of this length. Returns the share of right answers at places
 * from FROM on; writes that of pairs, and that of each place. */
static double test(bool is_who, size_t length, size_t from, size_t sentences,
                   double *pairs, double place[FAR])
{
    size_t right = 0, all = 0, both = 0, hits[FAR] = {0};

    for (size_t done = 0; done < sentences; done += TOGETHER) {
        begin_watch();
        (is_who ? who : back)(&batch, TOGETHER, length);
        model_forward(&batch);
        for (size_t a = 0; a < batch.answers; a++) {
            size_t p = batch.row[a] % length;

            hits[p] += is_right(a);
            right += p >= from && is_right(a);
            all += p >= from;
            both += a % 2 == 1 && is_right(a) && is_right(a - 1);
        }
    }
    for (size_t p = 0; p < length; p++)
        place[p] = (double)hits[p] / (double)sentences;
    *pairs = 2 * (double)both / (double)sentences;
    return (double)right / (double)all;
}

/* All models answer the same questions. */
static void test_all(bool is_who, struct outcome *outcome)
{
    size_t n = is_who ? LONGEST_WHO : LENGTH_BACK, from = is_who ? 0 : n;
    double pairs;

    random_begin(123456789);
    outcome->near = test(is_who, n, 0, 640, &outcome->pairs, outcome->place);
    outcome->middle = test(is_who, 2 * n, from, 320, &pairs, outcome->place);
    outcome->far =
        test(is_who, TIMES * n, 2 * from, 320, &pairs, outcome->place);
}

static double step(const struct trial *trial, size_t step)
{
    double rest = 1 - (double)(step - 1) / (double)trial->steps;
    double loss;

    begin_watch();
    if (trial->who)
        who(&batch, BATCH,
            SHORTEST_WHO + random_below(LONGEST_WHO - SHORTEST_WHO + 1));
    else
        back(&batch, BATCH, LENGTH_BACK);
    model_forward(&batch);
    loss = model_backward(&batch);
    model_step(step, trial->rate * rest);
    return loss;
}

/* ---- Details ------------------------------------------------------------- */

static FILE *details;
static const struct trial *current;
static progress *report_progress;

/* A line of the details: what it is, the scheme, the seed, a number, a value.
 */
static void note(const char *what, size_t number, double value)
{
    fprintf(details, "%s\t%s\t%zu\t%zu\t%.5f\n", what, current->name,
            current->seed, number, value);
}

static void tell_and_note(size_t step, double loss)
{
    report_progress(step, loss);
    if (details != NULL)
        note("loss", step, loss);
}

/* The means of one head's weights and scores, over random letters. */
static void note_inside(size_t layer, size_t head)
{
    static double weight[FAR][FAR], scores[FAR][FAR];
    static double map[FAR][FAR], by_distance[FAR];
    char what[16];

    memset(map, 0, sizeof map);
    memset(by_distance, 0, sizeof by_distance);
    random_begin(123456789);
    back(&batch, TOGETHER, FAR);
    model_forward(&batch);
    for (size_t b = 0; b < TOGETHER; b++) {
        model_attention(layer, head, b, FAR, weight, scores);
        for (size_t i = 0; i < FAR; i++)
            for (size_t j = 0; j <= i; j++) {
                map[i][j] += weight[i][j] / TOGETHER;
                by_distance[i - j] +=
                    scores[i][j] / (double)(TOGETHER * (FAR - (i - j)));
            }
    }
    snprintf(what, sizeof what, "score %zu", head);
    for (size_t p = 0; p < FAR; p++)
        note(what, p, by_distance[p]);
    snprintf(what, sizeof what, "map %zu", head);
    for (size_t k = 0; k < FAR * FAR; k++)
        note(what, k, map[k / FAR][k % FAR]);
}

/* How much of the squared length of a letter's row is the integer, on average,
 * where the integer stands in its last number. */
static double share_of_integer(size_t at)
{
    double integer = (double)(at + 1), mean = 0;

    for (size_t w = 0; w < LETTERS; w++) {
        double length = integer * integer;

        for (size_t c = 0; c < WIDTH - 1; c++)
            length += weights.word[w][c] * weights.word[w][c];
        mean += integer * integer / length / LETTERS;
    }
    return mean;
}

/* Of a model of back: where it is right; how much of a row is the integer; of
 * one layer, where it looks. */
static void note_all(void)
{
    for (size_t p = 0; p < FAR; p++)
        note("place", p, current->outcome.place[p]);
    for (size_t p = 0; p < FAR && current->setting.scheme == INTEGER; p++)
        note("share", p, share_of_integer(p));
    for (size_t h = 0; h < HEADS && current->setting.layers == 1; h++)
        note_inside(0, h);
}

/* The details are written in one piece, since others write, too. */
static void begin_details(const struct trial *trial)
{
    current = trial;
    if (trial->details != NULL && !trial->who)
        details = fopen(trial->details, "a");
    if (details != NULL)
        setvbuf(details, NULL, _IOFBF, 1 << 20);
}

/* ---- A training ---------------------------------------------------------- */

/* False as soon as the loss is no number. */
static bool train(struct trial *trial, size_t steps)
{
    struct outcome *outcome = &trial->outcome;

    setting = trial->setting;
    setting.clamp = 0;
    random_begin(trial->seed * 1000003);
    model_begin();
    outcome->seconds = -(double)clock() / CLOCKS_PER_SEC;
    for (size_t s = 1; s <= steps; s++) {
        outcome->loss = step(trial, s);
        if (!isfinite(outcome->loss))
            return false;
        if (s % 10 == 0 || s == steps)
            tell_and_note(s, outcome->loss);
    }
    outcome->seconds += (double)clock() / CLOCKS_PER_SEC;
    setting.clamp = trial->setting.clamp;
    return true;
}

bool trial_run(void *task, bool rehearsal, progress *tell)
{
    struct trial *trial = task;

    report_progress = tell;
    if (!rehearsal)
        begin_details(trial);
    if (!train(trial, rehearsal ? 1 : trial->steps))
        return false;
    if (rehearsal)
        return true;
    test_all(trial->who, &trial->outcome);
    if (details != NULL) {
        note_all();
        fclose(details);
    }
    return true;
}
