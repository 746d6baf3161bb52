#include "trial.h"

#include <math.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#include "random.h"

/* A step needs a few milliseconds of computing, a slow one a tenth of a second.
 * After this many seconds the process is ended. */
enum { PATIENCE = 2, TOGETHER = 16 };

static struct batch batch;

static void begin_watch(void)
{
    struct itimerval time = {.it_value.tv_sec = PATIENCE};

    setitimer(ITIMER_VIRTUAL, &time, NULL);
}

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

bool trial_run(const struct trial *trial, told *tell, struct outcome *outcome)
{
    setting = trial->setting;
    setting.clamp = 0;
    random_begin(trial->seed * 1000003);
    model_begin();
    outcome->seconds = -(double)clock() / CLOCKS_PER_SEC;
    for (size_t s = 1; s <= trial->steps; s++) {
        outcome->loss = step(trial, s);
        if (!isfinite(outcome->loss))
            return false;
        if (s % 10 == 0 || s == trial->steps)
            tell(s, outcome->loss);
    }
    outcome->seconds += (double)clock() / CLOCKS_PER_SEC;
    setting.clamp = trial->setting.clamp;
    if (!trial->untested)
        test_all(trial->who, outcome);
    return true;
}

void trial_inside(size_t layer, size_t head, struct inside *inside)
{
    static double weight[FAR][FAR], scores[FAR][FAR];

    memset(inside, 0, sizeof *inside);
    random_begin(123456789);
    back(&batch, TOGETHER, FAR);
    model_forward(&batch);
    for (size_t b = 0; b < TOGETHER; b++) {
        model_attention(layer, head, b, FAR, weight, scores);
        for (size_t i = 0; i < FAR; i++)
            for (size_t j = 0; j <= i; j++) {
                inside->weight[i][j] += weight[i][j] / TOGETHER;
                inside->score[i - j] +=
                    scores[i][j] / (double)(TOGETHER * (FAR - (i - j)));
            }
    }
}

double trial_share(size_t place)
{
    double integer = (double)(place + 1), mean = 0;

    for (size_t w = 0; w < LETTERS; w++) {
        double length = integer * integer;

        for (size_t c = 0; c < WIDTH - 1; c++)
            length += weights.word[w][c] * weights.word[w][c];
        mean += integer * integer / length / LETTERS;
    }
    return mean;
}
