/* What is true of the writer of chapter 15 whatever its weights are, and of the
 * reader of its stories: write_test.sh builds it with the program's own files,
 * and runs it. Prints a line for each thing that does not hold, and "N passed,
 * N failed". */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "functions.h"
#include "pages.h"
#include "random.h"

/* As in train_check.c: sums in another order, and what differs at all. */
static const double ROUNDING = 1e-9, APART = 1e-3;

static int passed, failed;

static void check(bool holds, const char *what, double x)
{
    passed += holds;
    failed += !holds;
    if (!holds)
        printf("  %s (%.3g)\n", what, x);
}

/* ---- The reader ---------------------------------------------------------- */

static size_t in_words(const char *text, size_t word[STORY_MOST])
{
    size_t n = 0;

    for (const char *t = text; *t != '\0'; t += strspn(t, " ")) {
        word[n] = word_of(t, strcspn(t, " "));
        check(word[n++] < word_count, t, 0);
        t += strcspn(t, " ");
    }
    return n;
}

/* A beginning, a sentence after it, and how that is marked. */
static const struct {
    enum mark mark;
    const char *before, *sentence;
} judged[] = {
    {IS_TRUE, "", "there once was a fox and a hen ."},
    {IS_TRUE, "",
     "once upon a time there lived a fox , a hen and a cat in "
     "the barn ."},
    {NOT_TRUE, "", "there once was a fox and a fox ."},
    {NOT_TRUE, "there once was a fox and a hen .",
     "there once was a cat and a "
     "dog ."},
    {NOT_TRUE, "", "the fox chased the hen ."},
    {NOT_TRUE, "", "the end ."},
    {IS_TRUE, "there once was a fox and a hen .", "the fox chased the hen ."},
    {IS_TRUE, "there once was a fox and a hen .",
     "the hen was chased by the "
     "fox ."},
    {NOT_TRUE, "there once was a fox and a hen .", "the fox chased the fox ."},
    {NOT_TRUE, "there once was a fox and a hen .", "the fox chased the cat ."},
    {NOT_TRUE, "there once was a fox and a hen . the fox chased the hen .",
     "the hen chased the fox ."},
    {IS_TRUE, "there once was a fox and a hen . the fox chased the hen .",
     "so the hen ran away ."},
    {NOT_TRUE, "there once was a fox and a hen . the fox chased the hen .",
     "so the fox ran away ."},
    {NOT_TRUE, "there once was a fox and a hen . the fox chased the hen .",
     "so the hen fell down ."},
    {NOT_TRUE,
     "there once was a fox and a hen . the fox chased the hen . one day the "
     "fox found a key .",
     "so the hen ran away ."},
    {NOT_TRUE,
     "there once was a fox and a hen . the fox chased the hen . the hen pushed "
     "the fox .",
     "so the hen ran away ."},
    {IS_TRUE,
     "there once was a fox and a hen . it was the hen that the fox "
     "helped .",
     "so the hen thanked the fox ."},
    {NOT_TRUE,
     "there once was a fox and a hen . it was the hen that helped "
     "the fox .",
     "so the hen thanked the fox ."},
    {IS_TRUE,
     "there once was a fox and a hen . it was the hen that helped the "
     "fox .",
     "who helped someone ? the hen ."},
    {NOT_TRUE,
     "there once was a fox and a hen . it was the hen that the fox "
     "helped .",
     "who helped someone ? the hen ."},
    {IS_TRUE,
     "there once was a fox and a hen . the hen was carried by the "
     "fox .",
     "who was carried ? the hen ."},
    {NOT_TRUE,
     "there once was a fox and a hen . then the hen carried the fox "
     ".",
     "who was carried ? the hen ."},
    {NOT_TRUE, "there once was a fox and a hen .",
     "who was carried ? the hen "
     "."},
    {IS_TRUE,
     "there once was a fox and a hen . one day the fox found a key . "
     "the fox gave the hen the key .",
     "who has the key ? the hen ."},
    {NOT_TRUE,
     "there once was a fox and a hen . one day the fox found a key . "
     "the fox gave the key to the hen .",
     "who has the key ? the fox ."},
    {NOT_TRUE,
     "there once was a fox and a hen . one day the fox found a key "
     ".",
     "the hen gave the fox the key ."},
    {NOT_TRUE,
     "there once was a fox and a hen . one day the fox found a key "
     ".",
     "one day the hen found a key ."},
    {IS_TRUE, "there once was a fox and a hen . the end .",
     "there once was a "
     "cat and a dog ."},
    {NOT_TRUE, "there once was a fox and a hen . the end .",
     "the fox chased "
     "the hen ."},
    {NO_GRAMMAR, "there once was a fox and a hen .", "fox chased the hen ."},
    {NO_GRAMMAR, "there once was a fox and a hen .",
     "the fox the chased hen "
     "."},
    {NO_GRAMMAR, "there once was a fox and a hen .",
     "the fox chased the hen "
     "hen ."},
    {NO_GRAMMAR, "there once was a fox and a hen .", "who chased ? the hen ."},
    {NO_GRAMMAR, "there once was a fox and a hen .", "so the key ran away ."},
    {NO_GRAMMAR, "there once was a fox and a hen .", "."},
};

static void check_marks(void)
{
    for (size_t k = 0; k < sizeof judged / sizeof *judged; k++) {
        struct world world = {0};
        size_t word[STORY_MOST], n = in_words(judged[k].before, word);
        enum mark mark;

        for (size_t at = 0, m; (m = sentence_length(n - at, word + at)) > 0;
             at += m)
            check(sentence_judge(&world, m, word + at) == IS_TRUE,
                  judged[k].before, (double)at);
        n = in_words(judged[k].sentence, word);
        mark = sentence_judge(&world, n, word);
        check(mark == judged[k].mark, judged[k].sentence, (double)mark);
    }
}

/* The stories that are trained on are true, and fit their room. */
static void check_stories(void)
{
    struct quality all = {0};
    size_t word[STORY_MOST], most = 0;

    random_begin(1);
    for (size_t s = 0; s < 2000; s++) {
        size_t n = story_write(FEWEST_EVENTS + s % 2, word);

        most = n > most ? n : most;
        count_marks(n, word, 0, &all);
    }
    check(all.true_ones == all.sentences, "a story is not true",
          (double)(all.sentences - all.true_ones));
    check(all.sentences > 2000 * 6, "stories are short", (double)all.sentences);
    check(most < STORY_MOST, "a story is too long", (double)most);
    check(word_count <= WORDS, "there are too many words", (double)word_count);
}

/* ---- The writer ---------------------------------------------------------- */

static size_t text[2 * PLACES];

static void begin(size_t layers)
{
    setting = (struct setting){.scheme = ROPE,
                               .causal = true,
                               .norm = true,
                               .layers = layers,
                               .base = 10000};
    random_begin(5);
    model_begin();
    for (size_t k = 0; k < 2 * PLACES; k++)
        text[k] = random_below(WORDS);
}

/* The largest difference of the scores after n words: read without a cache, and
 * with one in pieces of this many words, of which the first `first` are
 * forgotten by the cache. */
static double difference(size_t n, size_t first, size_t piece,
                         enum mistake mistake, size_t prompt)
{
    double whole[WORDS], most = 0;
    const double *scores = NULL;

    writer_begin(false, NO_MISTAKE, 0);
    memcpy(whole, writer_read(n - first, text + first), sizeof whole);
    writer_begin(true, mistake, prompt);
    for (size_t k = 0; k < n; k += piece)
        scores = writer_read(piece < n - k ? piece : n - k, text + k);
    for (size_t w = 0; w < WORDS; w++)
        most = fmax(most, fabs(scores[w] - whole[w]));
    return most;
}

static void check_cache(void)
{
    double x;

    for (size_t layers = 1; layers <= LAYERS; layers++) {
        begin(layers);
        for (size_t piece = 1; piece <= 30; piece += piece < 4 ? 1 : 13) {
            x = difference(30, 0, piece, NO_MISTAKE, 0);
            check(x < ROUNDING, "the cache changes scores", x);
        }
        for (enum mistake m = RESTART; m < UNSHIFTED; m++) {
            x = difference(30, 0, 1, m, 10);
            check(x > APART, "a mistake after the prompt changes nothing", m);
            x = difference(10, 0, 1, m, 10);
            check(x < ROUNDING, "a mistake changes the prompt", m);
        }
        x = difference(30, 0, 1, TOO_FAR, 0);
        check(x < ROUNDING, "all places 1 further are not the same", x);
        x = difference(30, 0, 1, RESTART, 0);
        check(x < ROUNDING, "a restart at the beginning is one", x);
    }
}

/* After the cut the cache holds the words from CUT on. In one layer they are as
 * if the text had begun there; in two they have seen what was dropped. */
static void check_cut(void)
{
    double x;

    begin(1);
    x = difference(PLACES + 9, CUT, 1, NO_MISTAKE, 0);
    check(x < ROUNDING, "in one layer the cut cache is another text's", x);
    x = difference(PLACES + 9, CUT, 1, UNSHIFTED, 0);
    check(x > APART, "keys that are not turned back change nothing", x);
    begin(2);
    x = difference(PLACES + 9, CUT, 1, NO_MISTAKE, 0);
    check(x > APART, "in two layers the cut cache is the shorter text's", x);
}

/* Drawn words have the shares that softmax gives: of 20,000 the share p of one
 * has the deviation sqrt(p (1 - p) / 20000), and five of them are rare enough
 * for a test with fixed numbers. */
static void check_draw(void)
{
    static double scores[WORDS];
    size_t count[WORDS] = {0}, n = 20000;

    random_begin(3);
    for (size_t w = 0; w < WORDS; w++)
        scores[w] = 2 * random_normal();
    for (size_t k = 0; k < n; k++)
        count[writer_draw(scores)]++;
    for (size_t w = 0; w < WORDS; w++) {
        double p = exp(-writer_surprise(scores, w));
        double far = (double)count[w] / (double)n - p;

        check(fabs(far) <= 5 * sqrt(p * (1 - p) / (double)n),
              "a word is drawn too often or too seldom", far);
    }
}

int main(void)
{
    story_begin();
    choose_all(false);
    check_marks();
    check_stories();
    check_cache();
    check_cut();
    check_draw();
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
