/* What is true of the writer of chapter 15 whatever its weights are, and of the
 * reader of its stories: trainer_test.sh builds it with the program's own
 * files, and runs it. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "functions.h"
#include "pages.h"
#include "random.h"

/* As in train_check.c: sums in another order, and what differs at all. */
static const double ROUNDING = 1e-9, APART = 1e-3;

/* ---- The reader ---------------------------------------------------------- */

static size_t in_words(const char *text, size_t word[STORY_MOST])
{
    size_t n = 0;

    for (const char *t = text; *t != '\0'; t += strspn(t, " ")) {
        word[n] = word_of(t, strcspn(t, " "));
        check(word[n++] < word_count, t, "no such word", 0);
        t += strcspn(t, " ");
    }
    return n;
}

static void check_mark(const char *mark, const char *before,
                       const char *sentence)
{
    static const char *const marks[] = {"true", "not true", "no grammar"};
    struct world world = {0};
    size_t word[STORY_MOST];
    size_t n = before[0] == '-' ? 0 : in_words(before, word);
    enum mark found;

    for (size_t at = 0, m; (m = sentence_length(n - at, word + at)) > 0;
         at += m)
        check(sentence_judge(&world, m, word + at) == IS_TRUE, before,
              "is not true", (double)at);
    n = in_words(sentence, word);
    found = sentence_judge(&world, n, word);
    check(strcmp(marks[found], mark) == 0, sentence, marks[found], 0);
}

static void check_marks(void)
{
    char mark[20], before[200], sentence[200];
    FILE *file = fopen("tests/proof/stories.tsv", "r");

    if (file != NULL && fscanf(file, "# %*[^\n]\n") == 0)
        while (fscanf(file, "%19[^\t]\t%199[^\t]\t%199[^\n]\n", mark, before,
                      sentence) == 3)
            check_mark(mark, before, sentence);
    check(file != NULL && feof(file), "stories.tsv", "not read to its end", 0);
    if (file != NULL)
        fclose(file);
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
    check(all.true_sentences == all.sentences, "stories", "a story is not true",
          (double)(all.sentences - all.true_sentences));
    check(all.sentences > 2000 * 6, "stories", "stories are short",
          (double)all.sentences);
    check(most < STORY_MOST, "stories", "a story is too long", (double)most);
    check(word_count <= WORDS, "stories", "there are too many words",
          (double)word_count);
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
            check(x < ROUNDING, "writer", "the cache changes scores", x);
        }
        for (enum mistake m = RESTART; m < UNSHIFTED; m++) {
            x = difference(30, 0, 1, m, 10);
            check(x > APART, "writer",
                  "a mistake after the prompt changes nothing", m);
            x = difference(10, 0, 1, m, 10);
            check(x < ROUNDING, "writer", "a mistake changes the prompt", m);
        }
        x = difference(30, 0, 1, TOO_FAR, 0);
        check(x < ROUNDING, "writer", "all places 1 further are not the same",
              x);
        x = difference(30, 0, 1, RESTART, 0);
        check(x < ROUNDING, "writer", "a restart at the beginning is one", x);
    }
}

/* After the cut the cache holds the words from CUT on. In one layer they are as
 * if the text had begun there; in two they have seen what was dropped. */
static void check_cut(void)
{
    double x;

    begin(1);
    x = difference(PLACES + 9, CUT, 1, NO_MISTAKE, 0);
    check(x < ROUNDING, "writer",
          "in one layer the cut cache is another text's", x);
    x = difference(PLACES + 9, CUT, 1, UNSHIFTED, 0);
    check(x > APART, "writer", "keys that are not turned back change nothing",
          x);
    begin(2);
    x = difference(PLACES + 9, CUT, 1, NO_MISTAKE, 0);
    check(x > APART, "writer",
          "in two layers the cut cache is the shorter text's", x);
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

        check(fabs(far) <= 5 * sqrt(p * (1 - p) / (double)n), "writer",
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
    return sum_up();
}
