#include "pages.h"

#include <math.h>
#include <string.h>
#include <time.h>

#include "random.h"

/* ---- Training ------------------------------------------------------------ */

static struct batch batch;

/* Stories one after the other, to the end of each text. Every word but the
 * first is asked for, at the word before it. */
static void take_stories(void)
{
    static size_t text[PLACES + 2 * STORY_MOST];

    batch.sentences = TEXTS;
    batch.length = PLACES;
    batch.answers = TEXTS * PLACES;
    for (size_t t = 0; t < TEXTS; t++) {
        size_t n = 0;

        while (n <= PLACES)
            n += story_write(FEWEST_EVENTS + random_below(2), text + n);
        for (size_t k = 0; k < PLACES; k++) {
            size_t r = t * PLACES + k;

            batch.word[r] = text[k];
            batch.row[r] = r;
            batch.answer[r] = text[k + 1];
        }
    }
}

/* The rate rises for 30 steps, and falls to 0 in a straight line. */
static double rate_at(size_t step, size_t steps)
{
    double rest = 1 - (double)(step - 1) / (double)steps;

    return 0.004 * fmin(1, (double)step / 30) * rest;
}

bool training_run(void *task, bool rehearsal, progress *tell)
{
    struct training *t = task;

    setting = t->setting;
    random_begin(t->seed * 1000003);
    model_begin();
    t->seconds = -(double)clock() / CLOCKS_PER_SEC;
    for (size_t s = 1; s <= (rehearsal ? 1 : t->steps); s++) {
        begin_watch();
        take_stories();
        model_forward(&batch);
        t->loss = model_backward(&batch);
        if (!isfinite(t->loss))
            return false;
        model_step(s, rate_at(s, t->steps));
        if (s % 10 == 0)
            tell(s, t->loss);
    }
    t->seconds += (double)clock() / CLOCKS_PER_SEC;
    t->weights = weights;
    return true;
}

/* ---- Writing ------------------------------------------------------------- */

static bool is_end(size_t n, const size_t *word)
{
    static const char *const end[] = {"the", "end", "."};

    for (size_t k = 0; k < 3; k++)
        if (n < 3 || strcmp(word_text(word[n - 3 + k]), end[k]) != 0)
            return false;
    return true;
}

/* Goes on from n words: to the end of the story, or so far. Returns how many
 * words there are then. */
static size_t go_on(size_t n, size_t most, bool to_the_end, size_t *word,
                    volatile size_t *shown)
{
    const double *scores = writer_read(n, word);

    while (n < most) {
        word[n++] = writer_draw(scores);
        if (shown != NULL)
            *shown = n;
        if (n == most || (to_the_end && is_end(n, word)))
            break;
        scores = writer_read(1, word + n - 1);
    }
    return n;
}

static bool has_cache(void)
{
    return setting.scheme == ROPE;
}

/* The largest difference that the cache makes to a score of the words from FROM
 * up to TO: with it each is read alone, and without it together with all from
 * FIRST on. */
static double compare_with_whole(const struct page *page, size_t first,
                                 size_t from, size_t to)
{
    static double whole[PLACES][WORDS];
    double most = 0;

    for (size_t k = from; k < to; k++) {
        writer_begin(false, NO_MISTAKE, 0);
        memcpy(whole[k - from], writer_read(k + 1 - first, page->word + first),
               sizeof *whole);
    }
    writer_begin(true, page->mistake, page->prompt);
    for (size_t k = 0; k < to; k++) {
        const double *scores = writer_read(1, page->word + k);

        for (size_t w = 0; w < WORDS && k >= from; w++)
            if (!(fabs(scores[w] - whole[k - from][w]) <= most))
                most = fabs(scores[w] - whole[k - from][w]);
    }
    return most;
}

/* The first shift leaves the words from CUT on. In one layer they are as if the
 * text had begun there; above it they have seen what is gone. */
static void compare(struct page *page, bool rehearsal)
{
    size_t before = rehearsal ? 1 : page->n < PLACES ? page->n : PLACES;
    size_t after = page->n < PLACES + CUT ? page->n : PLACES + CUT;

    page->difference = compare_with_whole(page, 0, 0, before);
    page->shifted = -1;
    if (!rehearsal && after > PLACES && setting.layers == 1)
        page->shifted = compare_with_whole(page, CUT, PLACES, after);
}

void count_marks(size_t n, const size_t *word, size_t first,
                 struct quality *quality)
{
    struct world world = {0};

    for (size_t at = 0, m; (m = sentence_length(n - at, word + at)) > 0;
         at += m) {
        enum mark mark = sentence_judge(&world, m, word + at);

        if (at < first)
            continue;
        quality->sentences++;
        quality->with_grammar += mark != NO_GRAMMAR;
        quality->true_sentences += mark == IS_TRUE;
    }
}

/* The mean surprise over the words of a true story after its beginning. */
static double surprise_at(size_t n, const size_t *story, size_t prompt)
{
    const double *scores = writer_read(prompt, story);
    double sum = 0;

    for (size_t k = prompt; k < n; k++) {
        sum += writer_surprise(scores, story[k]);
        if (k + 1 < n)
            scores = writer_read(1, story + k);
    }
    return sum / (double)(n - prompt);
}

/* One story that no model has seen: its beginning is gone on with. */
static void measure_story(size_t s, enum mistake mistake,
                          struct quality *quality)
{
    size_t story[2 * STORY_MOST], n, prompt;

    random_begin(987654321 + s);
    n = story_write(FEWEST_EVENTS + s % 2, story);
    prompt = sentence_length(n, story);
    n = n < PLACES ? n : PLACES;
    writer_begin(has_cache(), mistake, prompt);
    quality->nats += surprise_at(n, story, prompt) / MEASURED;
    writer_begin(has_cache(), mistake, prompt);
    n = go_on(prompt, PLACES, true, story, NULL);
    count_marks(n, story, prompt, quality);
}

/* Many stories, one after the other, through a cache that is cut. */
static void measure_stream(size_t length, enum mistake mistake,
                           struct quality *quality)
{
    static size_t text[MOST + STORY_MOST];
    size_t n = 0, prompt;

    random_begin(987654321);
    while (n < length)
        n += story_write(FEWEST_EVENTS + random_below(2), text + n);
    prompt = sentence_length(n, text);
    writer_begin(has_cache(), mistake, prompt);
    quality->nats = surprise_at(length, text, prompt);
    writer_begin(has_cache(), mistake, prompt);
    n = go_on(prompt, length, false, text, NULL);
    count_marks(n, text, prompt, quality);
}

static void begin_model(const struct training *training)
{
    setting = training->setting;
    model_begin();
    weights = training->weights;
}

bool page_run(void *task, bool rehearsal, progress *tell)
{
    struct page *page = task;
    size_t most = page->length > 0 ? page->length : PLACES;

    if (rehearsal && most > PLACES + 2)
        most = PLACES + 2;
    begin_model(page->training);
    random_begin(page->seed);
    writer_begin(has_cache(), page->mistake, page->prompt);
    page->n = page->prompt;
    page->n =
        go_on(page->prompt, most, page->length == 0, page->word, &page->n);
    if (has_cache())
        compare(page, rehearsal);
    if (rehearsal)
        return true;
    tell(1, 0);
    if (page->measured && page->length > 0)
        measure_stream(page->length, page->mistake, &page->quality);
    for (size_t s = 0; s < MEASURED && page->measured && page->length == 0; s++)
        measure_story(s, page->mistake, &page->quality);
    return true;
}
