/* The numbers of the lesson's first half, from your own code: the loss, its
 * gradient, and a step.
 *
 * Run it with make run CH=14. Each block begins with ## and its name: the
 * lesson asks for it by that name. Attention is computed here, so that this
 * chapter runs before chapter 10 is done. */
#include <math.h>
#include <stdio.h>

#include "does_order_matter.h"
#include "worked.h" /* block, COUNT, dot, print_numbers */

/* How far a number is moved for a finite difference. */
static const double nudge = 1e-5;

/* ---- the model that is trained ---- */

static void model(void)
{
    size_t words = 16, width = 16, layers = 2;
    size_t embeddings = words * width;
    size_t matrices = layers * 4 * width * width;
    size_t scores = (width + 1) * words;
    size_t all = embeddings + matrices + scores;

    block("model", "");
    printf("embeddings, %zu words             %5zu\n", words, embeddings);
    printf("%zu layers, four matrices each    %5zu\n", layers, matrices);
    printf("scores of the words, at the end  %5zu\n", scores);
    printf("parameters                       %5zu\n", all);
    printf("losses for one step, by trying   %5zu\n", 2 * all);
}

/* ---- the loss ---- */

enum { WORDS = 3 };
static const char *const name[WORDS] = {"dog", "mouse", "ball"};
static const double share[WORDS] = {.5, .25, .25};
static const size_t right = 1; /* mouse */

/* The loss of one row with the shares above, after one score has moved. */
static double moved(size_t word, double by)
{
    double score[1][WORDS], dscore[1][WORDS];

    for (size_t j = 0; j < WORDS; j++)
        score[0][j] = log(share[j] / share[WORDS - 1]);
    score[0][word] += by;
    return cross_entropy(1, WORDS, score, &right, dscore);
}

/* Two words: the other one's score is higher by GAP. */
static void losses(void)
{
    const struct {
        const char *share;
        double gap;
    } rows[] = {{"1", -1000},         {"1/2", 0},
                {"1/4", log(3)},      {"1/16", log(15)},
                {"1/1000", log(999)}, {"10^-100", 100 * log(10)}};
    const size_t first = 0;

    block("losses", "the answer's share       loss");
    for (size_t s = 0; s < COUNT(rows); s++) {
        const double score[1][2] = {{0, rows[s].gap}};
        double dscore[1][2];

        printf("%-18s   %8.4f\n", rows[s].share,
               cross_entropy(1, 2, score, &first, dscore));
    }
}

static void slope(void)
{
    const double h[] = {1, 0.1, 0.01, 0.001};

    block("slope", "    h   L(x - h)   L(x + h)   (L(x + h) - L(x - h)) / 2h");
    for (size_t k = 0; k < COUNT(h); k++) {
        double below = moved(right, -h[k]), above = moved(right, h[k]);

        printf("%5g   %8.6f   %8.6f   %12.6f\n", h[k], below, above,
               (above - below) / (2 * h[k]));
    }
}

static void scores(void)
{
    double score[1][WORDS] = {{log(2), 0, 0}}, dscore[1][WORDS];

    cross_entropy(1, WORDS, score, &right, dscore);
    block("scores", "         share   dscore   finite difference");
    for (size_t j = 0; j < WORDS; j++)
        printf("%-5s  %7.4f  %7.4f   %17.4f\n", name[j], share[j], dscore[0][j],
               (moved(j, nudge) - moved(j, -nudge)) / (2 * nudge));
}

/* ---- through softmax ---- */

/* The sum of dweight times weight, after one score has moved. */
static double weighted(const double dweight[WORDS], size_t j, double by)
{
    double weight[WORDS], sum = 0;

    for (size_t m = 0; m < WORDS; m++) {
        weight[m] = share[m] * (m == j ? exp(by) : 1);
        sum += weight[m];
    }
    return dot(WORDS, weight, dweight) / sum;
}

static void through_softmax(void)
{
    const double dweight[][WORDS] = {{1, 1, 1}, {1, 2, 4}, {0, 0, 4}};

    block("softmax", "     dweight      mean          dscore            "
                     "finite differences");
    for (size_t s = 0; s < COUNT(dweight); s++) {
        double dscore[WORDS], difference[WORDS];

        softmax_backward(WORDS, share, dweight[s], dscore);
        for (size_t j = 0; j < WORDS; j++) {
            difference[j] = weighted(dweight[s], j, nudge) -
                            weighted(dweight[s], j, -nudge);
            /* + 0. takes the minus from -0.0. */
            difference[j] = round(difference[j] / (2 * nudge) * 1e6) / 1e6 + 0.;
            dscore[j] += 0.;
        }
        print_numbers(WORDS, dweight[s], 4, 1);
        printf(" %8.2f ", dot(WORDS, share, dweight[s]));
        print_numbers(WORDS, dscore, 6, 2);
        printf("  ");
        print_numbers(WORDS, difference, 6, 2);
        printf("\n");
    }
}

/* ---- through attention ---- */

/* Two tokens; the first sees only itself. The loss is the second's result. */
enum { N = 2, KEY = 4 };
static struct {
    double q[N][KEY], k[N][KEY], v[N][1], bias[N][N];
} in = {{{0}, {2}}, {{1}, {3}}, {{2}, {6}}, {{0, -INFINITY}, {2, 0}}};

static double loss_of_in(void)
{
    double weight[N], sum = 0, y = 0;

    for (size_t j = 0; j < N; j++) {
        weight[j] = exp(dot(KEY, in.q[1], in.k[j]) / sqrt(KEY) + in.bias[1][j]);
        sum += weight[j];
        y += weight[j] * in.v[j][0];
    }
    return y / sum;
}

static void print_gradient(const char *of, double *x, double gradient)
{
    double here = *x, above, below;

    *x = here + nudge;
    above = loss_of_in();
    *x = here - nudge;
    below = loss_of_in();
    *x = here;
    printf("%-21s  %6.2f   %8.2f   %17.2f\n", of, *x, gradient,
           (above - below) / (2 * nudge));
}

static void through_attention(void)
{
    const double dy[N][1] = {{0}, {1}};
    double dq[N][KEY], dk[N][KEY], dv[N][1], dbias[N][N];

    attention_backward(N, KEY, 1, in.q, in.k, in.v, in.bias, dy, dq, dk, dv,
                       dbias);
    block("attention", "                        value   gradient   "
                       "finite difference");
    print_gradient("value of word 0", &in.v[0][0], dv[0][0]);
    print_gradient("value of word 1", &in.v[1][0], dv[1][0]);
    print_gradient("bias for word 0", &in.bias[1][0], dbias[1][0]);
    print_gradient("bias for word 1", &in.bias[1][1], dbias[1][1]);
    print_gradient("query of word 1", &in.q[1][0], dq[1][0]);
    print_gradient("key of word 0", &in.k[0][0], dk[0][0]);
    print_gradient("key of word 1", &in.k[1][0], dk[1][0]);
}

/* ---- Adam ---- */

static void print_steps(const char *gradients, const double gradient[4])
{
    double mean = 0, square = 0, parameter = 0;

    printf("%-17s", gradients);
    for (size_t t = 0; t < 4; t++) {
        double before = parameter;

        adam(1, t + 1, .01, &gradient[t], &mean, &square, &parameter);
        printf("  %9.6f", parameter - before + 0.);
    }
    printf("\n");
}

static void steps(void)
{
    block("steps", "rate 0.01, gradients      step 1     step 2     step 3     "
                   "step 4");
    print_steps("10 10 10 10", (double[]){10, 10, 10, 10});
    print_steps("0.001, the same", (double[]){.001, .001, .001, .001});
    print_steps("1 -1 1 -1", (double[]){1, -1, 1, -1});
    print_steps("10 0 0 0", (double[]){10, 0, 0, 0});
    print_steps("1e-8, the same", (double[]){1e-8, 1e-8, 1e-8, 1e-8});
    print_steps("0 0 0 0", (double[]){0, 0, 0, 0});
}

/* The gradient is 1 in every step. */
static void corrections(void)
{
    const double gradient = 1;
    double mean = 0, square = 0, parameter = 0;

    block("corrections", "step     mean   1 - 0.9^step     square   "
                         "1 - 0.999^step");
    for (size_t t = 1; t <= 1000; t++) {
        adam(1, t, .01, &gradient, &mean, &square, &parameter);
        if (t == 1 || t == 2 || t == 10 || t == 100 || t == 1000)
            printf("%4zu   %.4f   %12.4f   %8.4f   %14.4f\n", t, mean,
                   1 - pow(.9, (double)t), square, 1 - pow(.999, (double)t));
    }
}

int main(void)
{
    model();
    losses();
    slope();
    scores();
    through_softmax();
    through_attention();
    steps();
    corrections();
    return 0;
}
