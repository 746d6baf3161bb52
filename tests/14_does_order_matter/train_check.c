/* What is true of chapter 14's models whatever their weights are:
 * trainer_test.sh builds it with the trainer's own files, and runs it. With the
 * name of a scheme it asks only what concerns this one. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "functions.h"
#include "random.h"
#include "tasks.h"

#define SCHEMES ((enum scheme)(RECURRENCE + 1))

/* The same sum in another order differs by less than this: scores are below
 * 100, and a few hundred numbers are added, each to 1e-16 of its size. */
static const double ROUNDING = 1e-9;

/* Numbers that differ at all differ by more than this here, by far. */
static const double APART = 1e-3;

static const char *const names[] = {"none",     "integer", "added",
                                    "sinusoid", "table",   "ALiBi",
                                    "relative", "RoPE",    "recurrence"};

static struct batch batch;

/* A model with random weights, those of its relative biases, too. */
static void begin(enum scheme scheme, bool causal, size_t layers, size_t seed)
{
    setting = (struct setting){.scheme = scheme,
                               .causal = causal,
                               .norm = true,
                               .layers = layers,
                               .slope = 1,
                               .clip = 4,
                               .base = 10000};
    random_begin(seed);
    model_begin();
    for (size_t l = 0; l < LAYERS; l++)
        for (size_t k = 0; k < 9; k++) {
            weights.layer[l].relative[0][k] = random_normal();
            weights.layer[l].relative[1][k] = random_normal();
        }
}

/* The mean over the rows of -ln of the answer's share. */
static double loss_of_scores(void)
{
    double loss = 0;

    for (size_t a = 0; a < batch.answers; a++) {
        double sum = 0;

        for (size_t w = 0; w < WORDS; w++)
            sum += exp(score[a][w] - score[a][batch.answer[a]]);
        loss += log(sum) / (double)batch.answers;
    }
    return loss;
}

static double loss_with(double *parameter, double value)
{
    double keep = *parameter;

    *parameter = value;
    model_forward(&batch);
    *parameter = keep;
    return loss_of_scores();
}

/* The gradient beside finite differences, (L(x + h) - L(x - h)) / 2h: they err
 * by about h^2 and by 1e-16 / h, with h = 1e-5 by 1e-10 and 1e-11. Rows of the
 * table of places that no word has are left out. A model with hidden rows has
 * many parameters, so some hundreds are taken; and where a hidden number
 * crosses 0 between x - h and x + h, its slope jumps: that is so for about one
 * parameter in a hundred, and one in thirty may be off. */
static void check_gradient(enum scheme scheme, bool causal, bool norm)
{
    enum { STRIDE = HIDDEN > 0 ? 131 : 1 };
    static struct weights found;
    static double error[PARAMETERS];
    double *all = (double *)&weights, *g = (double *)&found, size = 0, loss;
    size_t unused = (size_t)(weights.place[8] - all), n = 0, off = 0;
    size_t after = (size_t)(weights.readout[0] - all);

    begin(scheme, causal, 2, 7);
    setting.norm = norm;
    back(&batch, 1, 7);
    model_forward(&batch);
    loss = model_backward(&batch);
    check(fabs(loss - loss_of_scores()) < ROUNDING, names[scheme],
          "its loss is not that of its scores", loss);
    found = gradient;
    for (size_t k = 0; k < PARAMETERS; k += STRIDE) {
        double h = 1e-5, up, down, slope;

        if (k >= unused && k < after)
            continue;
        up = loss_with(&all[k], all[k] + h);
        down = loss_with(&all[k], all[k] - h);
        slope = (up - down) / (2 * h);
        error[n++] = fabs(slope - g[k]);
        size += slope * slope;
    }
    size = sqrt(size / (double)n);
    for (size_t k = 0; k < n; k++)
        off += !(error[k] < 1e-6 * size);
    check(HIDDEN > 0 ? off < n / 30 : off == 0, names[scheme],
          "its gradient is not that of finite differences", (double)off);
}

/* The largest difference between the scores of a sentence and those of the
 * mirrored one, at the question mark. */
static double mirrored(enum scheme scheme, bool causal, size_t layers,
                       size_t seed)
{
    double most = 0;

    begin(scheme, causal, layers, seed);
    who(&batch, 32, 10);
    model_forward(&batch);
    for (size_t a = 0; a < 32; a += 2)
        for (size_t w = 0; w < WORDS; w++)
            most = fmax(most, fabs(score[a][w] - score[a + 1][w]));
    return most;
}

static void check_mirrors(size_t seed)
{
    double x;

    for (size_t layers = 1; layers <= 2; layers++) {
        x = mirrored(NO_POSITIONS, false, layers, seed);
        check(x < ROUNDING, "none", "it tells mirrored sentences apart", x);
    }
    x = mirrored(NO_POSITIONS, true, 1, seed);
    check(x < ROUNDING, "mask", "one layer tells them apart", x);
    x = mirrored(RECURRENCE, true, 1, seed);
    check(x > APART, "recurrence", "one layer does not tell them apart", x);
    x = mirrored(NO_POSITIONS, true, 2, seed);
    check(x > APART, "mask", "two layers do not tell them apart", x);
    for (enum scheme s = INTEGER; s < SCHEMES; s++) {
        x = mirrored(s, false, 2, seed);
        check(x > APART, names[s], "it does not tell them apart", x);
    }
}

/* Asks every place of one sentence of 12 letters. */
static void ask_everywhere(void)
{
    back(&batch, 1, 12);
    batch.answers = 12;
    for (size_t a = 0; a < 12; a++) {
        batch.row[a] = a;
        batch.answer[a] = 0;
    }
}

static void cut_off(void)
{
    batch.length = batch.answers = 9;
}

static void move_on(void)
{
    setting.start = 50;
}

static void turn_round(void)
{
    for (size_t r = 0; r < 6; r++) {
        size_t keep = batch.word[r];

        batch.word[r] = batch.word[11 - r];
        batch.word[11 - r] = keep;
    }
}

/* The largest change of the scores of the first n places; of a sentence that is
 * turned round, of the same words. */
static double change_by(void (*change)(void), enum scheme scheme, size_t n)
{
    static double before[ROWS][WORDS];
    double most = 0;

    begin(scheme, change != turn_round, 2, 3);
    ask_everywhere();
    model_forward(&batch);
    memcpy(before, score, sizeof before);
    change();
    model_forward(&batch);
    for (size_t r = 0; r < n; r++)
        for (size_t w = 0; w < WORDS; w++)
            most = fmax(most, fabs(score[change == turn_round ? 11 - r : r][w] -
                                   before[r][w]));
    return most;
}

/* With a mask, what comes later changes nothing before it. Which schemes see
 * how far a sentence has moved, and, without a mask, that it is read backwards.
 */
static void check_changes(enum scheme s)
{
    bool moves = s >= INTEGER && s <= TABLE;
    bool turns = s != NO_POSITIONS && s != ALIBI;
    double x = change_by(cut_off, s, 9);

    check(x < ROUNDING, names[s], "later words change earlier scores", x);
    x = change_by(move_on, s, 12);
    check(moves ? x > APART : x < ROUNDING, names[s],
          moves ? "50 places further it is the same" : "it differs there", x);
    x = change_by(turn_round, s, 12);
    check(turns ? x > APART : x < ROUNDING, names[s],
          turns ? "left and right are the same" : "it tells them apart", x);
}

/* ALiBi's bias -m (i - j) gives the weights that +m j gives: softmax does not
 * see the constant m i of a row. */
static void check_integer_in_the_key(void)
{
    enum { N = 12 };
    static double q[N][HEAD], k[N][HEAD], v[N][N], a[N][N], b[N][N];
    static double given[N][N], integer[N][N];
    double most = 0;

    random_begin(11);
    for (size_t i = 0; i < N; i++)
        for (size_t c = 0; c < HEAD; c++) {
            q[i][c] = random_normal();
            k[i][c] = random_normal();
        }
    CALL(alibi_bias)(N, 0.25, given);
    for (size_t i = 0; i < N; i++)
        for (size_t j = 0; j < N; j++) {
            v[i][j] = i == j;
            integer[i][j] = j > i ? -INFINITY : 0.25 * (double)j;
        }
    CALL(biased_attention)(N, HEAD, N, q, k, v, given, a);
    CALL(biased_attention)(N, HEAD, N, q, k, v, integer, b);
    for (size_t c = 0; c < N * N; c++)
        most = fmax(most, fabs(a[c / N][c % N] - b[c / N][c % N]));
    check(most < 1e-13, "ALiBi", "it is not an integer in the key", most);
}

int main(int arguments, char **argument)
{
    bool all = arguments == 1;

    choose_all(false);
    for (enum scheme s = NO_POSITIONS; s < SCHEMES; s++) {
        if (!all && strcmp(argument[1], names[s]) != 0)
            continue;
        /* A state without a norm makes scores of a thousand. */
        for (int way = HIDDEN > 0 ? 3 : 2 * (s == RECURRENCE); way < 4; way++)
            check_gradient(s, way % 2, way / 2);
        check_changes(s);
    }
    for (size_t seed = 1; all && seed <= 3; seed++)
        check_mirrors(seed);
    check_integer_in_the_key();
    return sum_up();
}
