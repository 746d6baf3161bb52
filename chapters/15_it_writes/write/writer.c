#include "writer.h"

#include <math.h>
#include <string.h>

#include "functions.h"
#include "random.h"

enum { WRONG_BASE = 500000 };

static bool cached;
static enum mistake mistake;
static size_t prompt, filled; /* words of the prompt, words that are kept */
static head_row keys[LAYERS][HEADS][PLACES], values[LAYERS][HEADS][PLACES];
static size_t text[2 * PLACES]; /* without a cache: the words */
static struct batch batch;

void writer_begin(bool with_cache, enum mistake wrong, size_t prompt_length)
{
    cached = with_cache;
    mistake = wrong;
    prompt = prompt_length;
    filled = 0;
}

/* ---- Mistakes ------------------------------------------------------------ */

static void turn(double by, double base, double *x)
{
    head_row turned;

    CALL(rotate)(by, HEAD, base, x, turned);
    memcpy(x, turned, sizeof turned);
}

/* What a query or key at this place goes through before your functions turn it
 * by its place. */
static void spoil(size_t at, bool is_key, double *x)
{
    double place = (double)at, base = setting.base;
    head_row halves;

    if (mistake == RESTART)
        turn(-(double)prompt, base, x);
    else if (mistake == TOO_FAR)
        turn(1, base, x);
    else if (mistake == TWICE && is_key)
        turn(place, base, x);
    else if (mistake == UNTURNED && is_key)
        turn(-place, base, x);
    if (mistake == OTHER_BASE)
        turn(place, WRONG_BASE, x);
    else if (mistake == HALVES) {
        CALL(rotate_halves)(place, HEAD, base, x, halves);
        memcpy(x, halves, sizeof halves);
    }
    if (mistake == OTHER_BASE || mistake == HALVES)
        turn(-place, base, x);
}

/* ---- Reading ------------------------------------------------------------- */

/* Attention of one head, with its cache. */
static void attend(size_t l, size_t h, size_t n, head_row *q, head_row *k,
                   head_row *v, head_row *y)
{
    for (size_t i = 0; i < n && mistake != NO_MISTAKE; i++)
        if (filled + i >= prompt) {
            spoil(filled + i, false, q[i]);
            spoil(filled + i, true, k[i]);
        }
    CALL(keep_chunk)
    (filled, n, PLACES, HEAD, setting.base, k, v, keys[l][h], values[l][h]);
    CALL(attend_kept)
    (filled, n, HEAD, setting.base, q, keys[l][h], values[l][h], y);
}

/* The oldest CUT words are dropped. */
static void cut_cache(void)
{
    for (size_t l = 0; l < setting.layers; l++)
        for (size_t h = 0; h < HEADS; h++) {
            CALL(shift_cache)
            (filled, 0, CUT, HEAD, setting.base, keys[l][h], values[l][h]);
            for (size_t j = 0; j < filled - CUT && mistake == UNSHIFTED; j++)
                turn(CUT, setting.base, keys[l][h][j]);
        }
    filled -= CUT;
    prompt -= prompt < CUT ? prompt : CUT;
}

/* The scores of the word after the last of n words that begin at this place. */
static const double *ask(size_t n, const size_t *word)
{
    begin_watch();
    batch.sentences = batch.answers = 1;
    batch.length = n;
    batch.row[0] = n - 1;
    memcpy(batch.word, word, n * sizeof *word);
    model_forward(&batch);
    return score[0];
}

const double *writer_read(size_t n, const size_t word[n])
{
    const double *scores;

    setting.attend = cached ? attend : NULL;
    if (cached && filled + n > PLACES)
        cut_cache();
    if (cached) {
        scores = ask(n, word);
        filled += n;
        return scores;
    }
    memcpy(text + filled, word, n * sizeof *word);
    filled += n;
    if (filled > PLACES) {
        memmove(text, text + filled - PLACES, PLACES * sizeof *text);
        filled = PLACES;
    }
    return ask(filled, text);
}

/* ---- Scores -------------------------------------------------------------- */

double writer_surprise(const double scores[WORDS], size_t word)
{
    double sum = 0;

    for (size_t w = 0; w < WORDS; w++)
        sum += exp(scores[w] - scores[word]);
    return log(sum);
}

size_t writer_draw(const double scores[WORDS])
{
    double left = random_part();
    size_t w = 0;

    while (w + 1 < WORDS && left >= exp(-writer_surprise(scores, w)))
        left -= exp(-writer_surprise(scores, w++));
    return w;
}
