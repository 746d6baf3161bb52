#include "model.h"

#include <math.h>
#include <string.h>

#include "functions.h"
#include "random.h"

typedef double row[WIDTH];

struct setting setting;
struct weights weights, gradient;
double score[ROWS][WORDS];

/* What forward keeps for backward. The last one has only x, normal, scale. */
static struct {
    row x[ROWS], normal[ROWS], y[ROWS];
    row z[ROWS], normal_z[ROWS]; /* after attention, before the hidden row */
    double scale[ROWS], scale_z[ROWS], hidden[ROWS][HIDDEN];
    head_row q[HEADS][ROWS], k[HEADS][ROWS], v[HEADS][ROWS];
    double bias[HEADS][LONGEST * LONGEST];
} kept[LAYERS + 1];

/* The widest row of all. */
enum { WIDEST = HIDDEN > WORDS + WIDTH ? HIDDEN : WORDS + WIDTH };

static double mean[PARAMETERS], square[PARAMETERS];
static row place[LONGEST];        /* what is added to a word at each place */
static head_row turn_of[LONGEST]; /* RoPE: cosine and sine of each pair */
static double asked[ROWS][WORDS]; /* the gradient of the scores */

/* ---- Before training ----------------------------------------------------- */

static void fill(size_t n, double *x, double deviation)
{
    for (size_t k = 0; k < n; k++)
        x[k] = deviation * random_normal();
}

static void begin_weights(void)
{
    double part = 1 / sqrt(WIDTH);

    memset(&weights, 0, sizeof weights);
    fill(WORDS * WIDTH, (double *)weights.word, 1);
    fill(WIDTH * WORDS, (double *)weights.readout, part);
    for (size_t l = 0; l < LAYERS; l++) {
        fill(WIDTH * WIDTH, (double *)weights.layer[l].q, part);
        fill(WIDTH * WIDTH, (double *)weights.layer[l].k, part);
        fill(WIDTH * WIDTH, (double *)weights.layer[l].v, part);
        fill(WIDTH * WIDTH, (double *)weights.layer[l].o, part);
        fill(WIDTH * HIDDEN, (double *)weights.layer[l].up, part);
        fill(HIDDEN * WIDTH, (double *)weights.layer[l].down, part / 2);
    }
    fill(LONGEST * WIDTH, (double *)weights.place, 0.1);
    memset(mean, 0, sizeof mean);
    memset(square, 0, sizeof square);
}

/* Turning 1, 0 gives the cosine and the sine of the angle. */
static void begin_turns(void)
{
    head_row east;

    for (size_t c = 0; c < HEAD; c++)
        east[c] = c % 2 == 0;
    for (size_t p = 0; p < LONGEST; p++)
        CALL(rotate)((double)p, HEAD, setting.base, east, turn_of[p]);
}

void model_begin(void)
{
    begin_weights();
    memset(place, 0, sizeof place);
    if (setting.scheme == SINUSOID)
        CALL(encode_sequence)(LONGEST, WIDTH, place);
    if (setting.scheme == ADDED)
        for (size_t p = 0; p < LONGEST; p++)
            for (size_t c = 0; c < WIDTH; c++)
                place[p][c] = (double)(p + 1);
    if (setting.scheme == ROPE)
        begin_turns();
}

/* ---- Forward ------------------------------------------------------------- */

static void take_table(void)
{
    memcpy(place, weights.place, sizeof place);
    for (size_t p = setting.clamp; setting.clamp > 0 && p < LONGEST; p++)
        memcpy(place[p], weights.place[setting.clamp - 1], sizeof(row));
}

static void words_and_places(const struct batch *batch, row *x)
{
    size_t n = batch->length, start = setting.start;

    if (setting.scheme == TABLE)
        take_table();
    for (size_t b = 0; b < batch->sentences; b++)
        CALL(embed)
    (n, WIDTH, WORDS, LONGEST - start, batch->word + b * n, weights.word,
     place + start, x + b * n);
    if (setting.scheme == INTEGER)
        for (size_t r = 0; r < batch->sentences * n; r++)
            x[r][WIDTH - 1] = (double)(r % n + start + 1);
}

/* normal = scale * x, where scale is 1 over the root mean square of x. */
static void norm(size_t n, row *restrict x, double *scale, row *restrict normal)
{
    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t c = 0; c < WIDTH; c++)
            sum += x[r][c] * x[r][c];
        scale[r] = setting.norm ? 1 / sqrt(sum / WIDTH + 1e-5) : 1;
        for (size_t c = 0; c < WIDTH; c++)
            normal[r][c] = scale[r] * x[r][c];
    }
}

/* RoPE: turns each pair by the angle of its place, or back. */
static void turn(const struct batch *batch, head_row *x, double direction)
{
    for (size_t r = 0; r < batch->sentences * batch->length; r++) {
        const double *by = turn_of[r % batch->length + setting.start];

        for (size_t c = 0; c < HEAD; c += 2) {
            double cosine = by[c], sine = direction * by[c + 1];
            double east = x[r][c], north = x[r][c + 1];

            x[r][c] = east * cosine - north * sine;
            x[r][c + 1] = east * sine + north * cosine;
        }
    }
}

static double slope_of(size_t head)
{
    if (setting.slope == 0)
        return CALL(alibi_slope)(head, HEADS);
    return head == 0 ? setting.slope : setting.slope / 4;
}

/* What is added to the scores of a head. ALiBi without a mask is the same to
 * both sides. */
static void fill_bias(size_t l, size_t head, size_t n, double bias[n][n])
{
    const double *relative = weights.layer[l].relative[head];

    memset(bias, 0, n * n * sizeof(double));
    if (setting.scheme == ALIBI)
        CALL(alibi_bias)(n, slope_of(head), bias);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            if (setting.scheme == RELATIVE)
                bias[i][j] = relative[CALL(clipped_offset)(i, j, setting.clip)];
            if (j > i && setting.causal)
                bias[i][j] = -INFINITY;
            else if (j > i && setting.scheme == ALIBI)
                bias[i][j] = bias[j][i];
        }
}

/* As many numbers as the processor adds at a time. The compiler does not find
 * this by itself: without it a product takes three times as long. */
#ifdef __AVX512F__
enum { LANES = 8 };
#elif defined __AVX__
enum { LANES = 4 };
#else
enum { LANES = 2 };
#endif
typedef double lanes
    __attribute__((vector_size(8 * LANES), aligned(8), may_alias));

/* y += x w, for n rows of x with a numbers, and of y with b numbers, a multiple
 * of 16. 16 numbers of y are added up at a time: so many stay in registers. */
static void multiply(size_t n, size_t a, size_t b, const double *restrict x,
                     const double *restrict w, double *restrict y)
{
    enum { PARTS = 16 / LANES };

    for (size_t first = 0; first < b; first += 16)
        for (size_t r = 0; r < n; r++) {
            const double *from = w + first;
            lanes sum[PARTS], *to = (lanes *)(y + r * b + first);

#pragma GCC unroll 8
            for (size_t p = 0; p < PARTS; p++)
                sum[p] = to[p];
            for (size_t c = 0; c < a; c++, from += b)
#pragma GCC unroll 8
                for (size_t p = 0; p < PARTS; p++)
                    sum[p] += x[r * a + c] * ((const lanes *)from)[p];
#pragma GCC unroll 8
            for (size_t p = 0; p < PARTS; p++)
                to[p] = sum[p];
        }
}

/* Each head has its own columns of x. */
static void split(size_t n, row *x, head_row part[HEADS][ROWS])
{
    for (size_t h = 0; h < HEADS; h++)
        for (size_t r = 0; r < n; r++)
            memcpy(part[h][r], x[r] + h * HEAD, sizeof(head_row));
}

static void unite(size_t n, head_row part[HEADS][ROWS], row *x)
{
    for (size_t h = 0; h < HEADS; h++)
        for (size_t r = 0; r < n; r++)
            memcpy(x[r] + h * HEAD, part[h][r], sizeof(head_row));
}

static void queries_keys_values(const struct batch *batch, size_t l)
{
    static row whole[ROWS];
    size_t rows = batch->sentences * batch->length;
    struct layer *w = &weights.layer[l];
    row *matrix[] = {w->q, w->k, w->v};
    head_row(*to[])[ROWS] = {kept[l].q, kept[l].k, kept[l].v};

    for (size_t m = 0; m < 3; m++) {
        memset(whole, 0, rows * sizeof(row));
        multiply(rows, WIDTH, WIDTH, *kept[l].normal, *matrix[m], *whole);
        split(rows, whole, to[m]);
    }
    if (setting.scheme != ROPE || setting.attend != NULL)
        return;
    for (size_t h = 0; h < HEADS; h++) {
        turn(batch, kept[l].q[h], 1);
        turn(batch, kept[l].k[h], 1);
    }
}

/* A state takes the place of attention. A head forgets by ALiBi's slope. */
static void recur(size_t head, size_t n, head_row *q, head_row *k, head_row *v,
                  head_row *y)
{
    double slope[LONGEST], state[HEAD][HEAD];

    memset(state, 0, sizeof state);
    for (size_t i = 0; i < n; i++)
        slope[i] = slope_of(head);
    CALL(recall)(n, HEAD, HEAD, slope, q, k, v, state, y);
}

static void attend(const struct batch *batch, size_t l)
{
    static head_row y[HEADS][ROWS];
    size_t n = batch->length, rows = batch->sentences * n;

    for (size_t h = 0; h < HEADS; h++) {
        double(*bias)[n] = (double(*)[n])kept[l].bias[h];

        if (setting.attend != NULL) {
            setting.attend(l, h, n, kept[l].q[h], kept[l].k[h], kept[l].v[h],
                           y[h]);
            continue;
        }
        for (size_t r = 0; setting.scheme == RECURRENCE && r < rows; r += n)
            recur(h, n, kept[l].q[h] + r, kept[l].k[h] + r, kept[l].v[h] + r,
                  y[h] + r);
        fill_bias(l, h, n, bias);
        for (size_t r = 0; setting.scheme != RECURRENCE && r < rows; r += n)
            CALL(biased_attention)
        (n, HEAD, HEAD, kept[l].q[h] + r, kept[l].k[h] + r, kept[l].v[h] + r,
         bias, y[h] + r);
    }
    unite(rows, y, kept[l].y);
}

static void add(size_t n, double *restrict x, const double *restrict more)
{
    for (size_t k = 0; k < n; k++)
        x[k] += more[k];
}

/* Each number that is not above 0 becomes 0. */
static void feed_forward(size_t rows, size_t l)
{
    struct layer *w = &weights.layer[l];

    norm(rows, kept[l].z, kept[l].scale_z, kept[l].normal_z);
    memset(kept[l].hidden, 0, rows * sizeof *kept[l].hidden);
    multiply(rows, WIDTH, HIDDEN, *kept[l].normal_z, *w->up, *kept[l].hidden);
    for (size_t k = 0; k < rows * HIDDEN; k++)
        (*kept[l].hidden)[k] = fmax(0, (*kept[l].hidden)[k]);
    multiply(rows, HIDDEN, WIDTH, *kept[l].hidden, *w->down, *kept[l + 1].x);
}

static void one_layer(const struct batch *batch, size_t l)
{
    size_t rows = batch->sentences * batch->length;
    row *z = HIDDEN > 0 ? kept[l].z : kept[l + 1].x;

    norm(rows, kept[l].x, kept[l].scale, kept[l].normal);
    queries_keys_values(batch, l);
    attend(batch, l);
    memset(z, 0, rows * sizeof(row));
    multiply(rows, WIDTH, WIDTH, *kept[l].y, *weights.layer[l].o, *z);
    add(rows * WIDTH, *z, *kept[l].x);
    if (HIDDEN == 0)
        return;
    memcpy(kept[l + 1].x, z, rows * sizeof(row));
    feed_forward(rows, l);
}

/* The rows that are asked, at the start of the last normal. */
static void read_out(const struct batch *batch)
{
    static row picked[ROWS];
    size_t top = setting.layers;

    norm(batch->sentences * batch->length, kept[top].x, kept[top].scale,
         kept[top].normal);
    for (size_t a = 0; a < batch->answers; a++)
        memcpy(picked[a], kept[top].normal[batch->row[a]], sizeof(row));
    memset(score, 0, batch->answers * sizeof *score);
    multiply(batch->answers, WIDTH, WORDS, *picked, *weights.readout, *score);
    for (size_t a = 0; a < batch->answers; a++)
        add(WORDS, score[a], weights.bias);
}

void model_forward(const struct batch *batch)
{
    words_and_places(batch, kept[0].x);
    for (size_t l = 0; l < setting.layers; l++)
        one_layer(batch, l);
    read_out(batch);
}

/* ---- Backward ------------------------------------------------------------ */

static void transpose(size_t n, size_t a, const double *restrict x,
                      double *restrict y)
{
    for (size_t r = 0; r < n; r++)
        for (size_t c = 0; c < a; c++)
            y[c * n + r] = x[r * a + c];
}

/* Of y = x w:  dx += dy w^T,  dw += x^T dy. */
static void multiply_backward(size_t n, size_t a, size_t b, const double *x,
                              const double *w, const double *dy, double *dx,
                              double *dw)
{
    static double turned[ROWS * WIDEST];

    transpose(a, b, w, turned);
    multiply(n, b, a, dy, turned, dx);
    transpose(n, a, x, turned);
    multiply(a, n, b, turned, dy, dw);
}

/* Of normal = scale x:  dx += scale (dnormal - normal mean(dnormal normal)). */
static void norm_backward(size_t n, row *restrict normal, const double *scale,
                          row *restrict dnormal, row *restrict dx)
{
    for (size_t r = 0; r < n; r++) {
        double sum = 0;

        for (size_t c = 0; c < WIDTH && setting.norm; c++)
            sum += dnormal[r][c] * normal[r][c];
        for (size_t c = 0; c < WIDTH; c++)
            dx[r][c] += scale[r] * (dnormal[r][c] - normal[r][c] * sum / WIDTH);
    }
}

/* Fills dx for the rows after the last layer. */
static double read_out_backward(const struct batch *batch, row *dx)
{
    static row picked[ROWS], dpicked[ROWS], dnormal[ROWS];
    size_t top = setting.layers, rows = batch->sentences * batch->length;
    double loss =
        CALL(cross_entropy)(batch->answers, WORDS, score, batch->answer, asked);

    memset(dpicked, 0, sizeof dpicked);
    memset(dnormal, 0, sizeof dnormal);
    memset(dx, 0, rows * sizeof(row));
    for (size_t a = 0; a < batch->answers; a++) {
        memcpy(picked[a], kept[top].normal[batch->row[a]], sizeof(row));
        add(WORDS, gradient.bias, asked[a]);
    }
    multiply_backward(batch->answers, WIDTH, WORDS, *picked, *weights.readout,
                      *asked, *dpicked, *gradient.readout);
    for (size_t a = 0; a < batch->answers; a++)
        memcpy(dnormal[batch->row[a]], dpicked[a], sizeof(row));
    norm_backward(rows, kept[top].normal, kept[top].scale, dnormal, dx);
    return loss;
}

static void relative_backward(size_t l, size_t h, size_t n, double dbias[n][n])
{
    double *sum = gradient.layer[l].relative[h];

    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++)
            sum[CALL(clipped_offset)(i, j, setting.clip)] += dbias[i][j];
}

static void turn_round(size_t n, head_row *x, head_row *y)
{
    for (size_t r = 0; r < n; r++)
        memcpy(y[r], x[n - 1 - r], sizeof *y);
}

/* The gradient of a recurrence is three of them. What a query gets comes from
 * the words before it; what a key and a value get, from those after them, so
 * these are read from the end. */
static void recur_backward(size_t head, size_t n, head_row *const from[4],
                           head_row *dq, head_row *dk, head_row *dv)
{
    static head_row turned[4][LONGEST], d[2][LONGEST];
    head_row *q = turned[0], *k = turned[1], *v = turned[2], *dy = turned[3];

    for (size_t m = 0; m < 4; m++)
        turn_round(n, from[m], turned[m]);
    recur(head, n, from[3], from[2], from[1], dq);
    recur(head, n, v, dy, q, d[0]);
    recur(head, n, k, q, dy, d[1]);
    turn_round(n, d[0], dk);
    turn_round(n, d[1], dv);
}

/* Fills dq, dk and dv of one head from dy. */
static void attend_backward(const struct batch *batch, size_t l, size_t h,
                            head_row *dy, head_row *dq, head_row *dk,
                            head_row *dv)
{
    static double more[LONGEST * LONGEST];
    size_t n = batch->length;
    double(*bias)[n] = (double(*)[n])kept[l].bias[h];
    double(*dbias)[n] = (double(*)[n])more;

    for (size_t r = 0; r < batch->sentences * n; r += n) {
        head_row *from[] = {kept[l].q[h] + r, kept[l].k[h] + r,
                            kept[l].v[h] + r, dy + r};

        if (setting.scheme == RECURRENCE) {
            recur_backward(h, n, from, dq + r, dk + r, dv + r);
            continue;
        }
        CALL(attention_backward)
        (n, HEAD, HEAD, kept[l].q[h] + r, kept[l].k[h] + r, kept[l].v[h] + r,
         bias, dy + r, dq + r, dk + r, dv + r, dbias);
        if (setting.scheme == RELATIVE)
            relative_backward(l, h, n, dbias);
    }
    if (setting.scheme == ROPE) {
        turn(batch, dq, -1);
        turn(batch, dk, -1);
    }
}

static void feed_forward_backward(size_t rows, size_t l, row *dx)
{
    static double dhidden[ROWS][HIDDEN];
    static row dnormal[ROWS];
    struct layer *w = &weights.layer[l], *dw = &gradient.layer[l];

    memset(dhidden, 0, rows * sizeof *dhidden);
    memset(dnormal, 0, rows * sizeof(row));
    multiply_backward(rows, HIDDEN, WIDTH, *kept[l].hidden, *w->down, *dx,
                      *dhidden, *dw->down);
    for (size_t k = 0; k < rows * HIDDEN; k++)
        if ((*kept[l].hidden)[k] <= 0)
            (*dhidden)[k] = 0;
    multiply_backward(rows, WIDTH, HIDDEN, *kept[l].normal_z, *w->up, *dhidden,
                      *dnormal, *dw->up);
    norm_backward(rows, kept[l].normal_z, kept[l].scale_z, dnormal, dx);
}

/* Adds to dx what flows back through layer l; past it, dx stays as it is. */
static void layer_backward(const struct batch *batch, size_t l, row *dx)
{
    static head_row dy[HEADS][ROWS], d[3][HEADS][ROWS];
    static row whole[ROWS], dnormal[ROWS];
    size_t rows = batch->sentences * batch->length;
    struct layer *w = &weights.layer[l], *dw = &gradient.layer[l];
    row *matrix[] = {w->q, w->k, w->v}, *dmatrix[] = {dw->q, dw->k, dw->v};

    if (HIDDEN > 0)
        feed_forward_backward(rows, l, dx);
    memset(whole, 0, rows * sizeof(row));
    memset(dnormal, 0, rows * sizeof(row));
    multiply_backward(rows, WIDTH, WIDTH, *kept[l].y, *w->o, *dx, *whole,
                      *dw->o);
    split(rows, whole, dy);
    for (size_t h = 0; h < HEADS; h++)
        attend_backward(batch, l, h, dy[h], d[0][h], d[1][h], d[2][h]);
    for (size_t m = 0; m < 3; m++) {
        unite(rows, d[m], whole);
        multiply_backward(rows, WIDTH, WIDTH, *kept[l].normal, *matrix[m],
                          *whole, *dnormal, *dmatrix[m]);
    }
    norm_backward(rows, kept[l].normal, kept[l].scale, dnormal, dx);
}

/* The integer takes the place of a word's last number, which so has no
 * gradient. */
static void words_and_places_backward(const struct batch *batch, row *dx)
{
    size_t place_of[ROWS], rows = batch->sentences * batch->length;

    for (size_t r = 0; r < rows; r++) {
        place_of[r] = r % batch->length + setting.start;
        if (setting.scheme == INTEGER)
            dx[r][WIDTH - 1] = 0;
    }
    CALL(table_gradient)(rows, WIDTH, WORDS, batch->word, dx, gradient.word);
    if (setting.scheme == TABLE)
        CALL(table_gradient)
    (rows, WIDTH, LONGEST, place_of, dx, gradient.place);
}

double model_backward(const struct batch *batch)
{
    static row dx[ROWS];
    double loss;

    memset(&gradient, 0, sizeof gradient);
    loss = read_out_backward(batch, dx);
    for (size_t l = setting.layers; l-- > 0;)
        layer_backward(batch, l, dx);
    words_and_places_backward(batch, dx);
    return loss;
}

/* ---- A step, and a look inside ------------------------------------------- */

void model_step(size_t step, double rate)
{
    double *all = (double *)&weights, *slope = (double *)&gradient;

    if (!setting.momentum) {
        CALL(adam)(PARAMETERS, step, rate, slope, mean, square, all);
        return;
    }
    for (size_t k = 0; k < PARAMETERS; k++)
        mean[k] = 0.9 * mean[k] + slope[k];
    CALL(descend)
    (1, PARAMETERS, (double(*)[PARAMETERS])mean, rate,
     (double(*)[PARAMETERS])all);
}

/* Attention over the rows of the identity gives the weights themselves. */
void model_attention(size_t layer, size_t head, size_t sentence, size_t n,
                     double weight[n][n], double scores[n][n])
{
    static double numbers[LONGEST * LONGEST];
    double(*identity)[n] = (double(*)[n])numbers;
    double(*bias)[n] = (double(*)[n])kept[layer].bias[head];
    head_row *q = kept[layer].q[head] + sentence * n;
    head_row *k = kept[layer].k[head] + sentence * n;

    memset(numbers, 0, sizeof numbers);
    for (size_t i = 0; i < n; i++) {
        identity[i][i] = 1;
        for (size_t j = 0; j < n; j++) {
            scores[i][j] = bias[i][j];
            for (size_t c = 0; c < HEAD; c++)
                scores[i][j] += q[i][c] * k[j][c] / sqrt(HEAD);
        }
    }
    CALL(biased_attention)(n, HEAD, n, q, k, identity, bias, weight);
}
