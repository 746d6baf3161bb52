/* make write: trains a small model for each scheme, and lets it tell a story.
 * write.sh builds it and calls it:
 *
 *   write NAME=VALUE ...
 *
 *   SCHEME   names, with blanks between   PROMPT  the words to go on from
 *   LENGTH   words to write; without it one story is written
 *   SEED     of the words that are drawn  MODEL   of the random weights
 *   LAYERS   1 or 2                       STEPS   of training
 *   MISTAKE  names, or all: what goes wrong with RoPE's positions
 *   ON       reference
 *   COLOUR   1: marks in colour
 *   MODELS   a folder where trained models are kept
 *   RECORDS  what was measured is added to this file
 *
 * Exit status: 0; 1 if something has failed; 2 if an option is wrong; 3 if a
 * function is missing that all of them need; 130 after Ctrl-C, which shows what
 * has been written. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "options.h"
#include "pages.h"
#include "random.h"

enum { SCHEMES = 5, COLUMNS = 79, TITLE = 12 };

static const char *const names[SCHEMES] = {"mask", "table", "sinusoid", "ALiBi",
                                           "RoPE"};
static const enum scheme schemes[SCHEMES] = {NO_POSITIONS, TABLE, SINUSOID,
                                             ALIBI, ROPE};
static const char *const titles[SCHEMES] = {"mask only", "table", "sinusoid",
                                            "ALiBi", "RoPE"};

static const char *const mistakes[MISTAKES] = {
    "none",   "restart", "one-too-far", "base",
    "halves", "twice",   "unturned",    "unshifted"};
static const char *const what[MISTAKES] = {
    "right",
    "with the first written word, counting starts over at 0",
    "after the prompt each position is one too large",
    "after the prompt the base is 500,000 for 10,000",
    "after the prompt halves are turned for pairs",
    "after the prompt keys are turned twice",
    "after the prompt keys are not turned",
    "keys that move up in the cache are not turned back"};

static bool wanted[SCHEMES], wanted_mistake[MISTAKES];
static const char *mistakes_asked = "";
static bool on_reference, colour, prompted;
static const char *models, *records;
static struct training model = {
    .setting = {.causal = true, .norm = true, .layers = 1, .base = 10000},
    .seed = 1,
    .steps = 1000,
};
static struct page page = {.seed = 1, .measured = true};

/* The trainings come first. */
static struct job jobs[SCHEMES + SCHEMES * MISTAKES];
static size_t trainings, pages, scheme_of[SCHEMES];

/* ---- The options --------------------------------------------------------- */

static void take_prompt(const char *value)
{
    size_t n = 0;
    char word[32];

    for (const char *t = value; *(t += strspn(t, " ")) != '\0'; n++) {
        size_t length = strcspn(t, " ");

        snprintf(word, sizeof word, "%.*s", (int)length, t);
        if (word_of(t, length) == word_count)
            refuse("PROMPT", word,
                   "the stories have no such word.\nA beginning as the models "
                   "know it:  there once was a fox and a hen .");
        if (n == CUT)
            refuse("PROMPT", value, "it has 40 words at most.");
        page.word[n] = word_of(t, length);
        t += length;
    }
    page.prompt = n;
    prompted = n > 0;
}

static void take_mistakes(const char *value)
{
    mistakes_asked = value;
    if (strcasecmp(value, "all") == 0)
        memset(wanted_mistake, true, sizeof wanted_mistake);
    else
        choose("MISTAKE", value, "mistakes", MISTAKES, mistakes,
               wanted_mistake);
}

static bool take_number(const char *name, const char *value)
{
    static const struct {
        const char *name;
        size_t *to;
        double low, high;
    } numbers[] = {{"LENGTH", &page.length, 1, MOST},
                   {"SEED", &page.seed, 0, 1e9},
                   {"MODEL", &model.seed, 0, 1e9},
                   {"LAYERS", &model.setting.layers, 1, LAYERS},
                   {"STEPS", &model.steps, 1, 1e6}};

    for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
        if (strcmp(name, numbers[k].name) == 0) {
            *numbers[k].to =
                whole(name, value, numbers[k].low, numbers[k].high);
            return true;
        }
    return false;
}

static void take(char *option)
{
    const char *value = split_option(option);

    if (take_number(option, value))
        return;
    if (strcmp(option, "SCHEME") == 0)
        choose(option, value, "schemes", SCHEMES, names, wanted);
    else if (strcmp(option, "PROMPT") == 0)
        take_prompt(value);
    else if (strcmp(option, "MISTAKE") == 0)
        take_mistakes(value);
    else if (strcmp(option, "ON") == 0)
        on_reference = is_first(option, value, "reference", "yours");
    else if (strcmp(option, "COLOUR") == 0)
        colour = strcmp(value, "1") == 0;
    else if (strcmp(option, "MODELS") == 0)
        models = value;
    else if (strcmp(option, "RECORDS") == 0)
        records = value;
    else
        refuse(option, value, "there is no such option.");
}

/* Mistakes are RoPE's, and shown beside what is right. Without a prompt the
 * first sentence of a story is one. */
static void complete_options(void)
{
    bool mistaken = memchr(wanted_mistake, true, MISTAKES) != NULL;
    bool others = memchr(wanted, true, SCHEMES - 1) != NULL;

    if (mistaken && others)
        refuse("MISTAKE", mistakes_asked,
               "only RoPE has keys to turn: SCHEME=RoPE.");
    if (wanted_mistake[UNSHIFTED] && page.length <= PLACES)
        wanted_mistake[UNSHIFTED] = false;
    wanted_mistake[NO_MISTAKE] = true;
    if (memchr(wanted, true, SCHEMES) == NULL)
        memset(wanted + (mistaken ? SCHEMES - 1 : 0), true,
               mistaken ? 1 : SCHEMES);
    if (page.prompt == 0) {
        random_begin(page.seed);
        story_write(2, page.word);
        page.prompt = sentence_length(STORY_MOST, page.word);
    }
}

/* ---- The jobs ------------------------------------------------------------ */

static struct training *training_at(size_t k)
{
    return jobs[k].task;
}

static struct page *page_at(size_t k)
{
    return jobs[trainings + k].task;
}

static const char *title_of(const struct page *p)
{
    return titles[scheme_of[p->job]];
}

static void file_of(const struct training *t, size_t scheme, char name[256])
{
    snprintf(name, 256, "%s/%s-%zu-%zu-%zu", models, names[scheme],
             t->setting.layers, t->seed, t->steps);
}

/* A model that was trained before. */
static bool load(struct training *t, size_t scheme)
{
    char name[256];
    FILE *file;
    bool all;

    file_of(t, scheme, name);
    if (models == NULL || (file = fopen(name, "rb")) == NULL)
        return false;
    all = fread(t, sizeof *t, 1, file) == 1;
    fclose(file);
    return all;
}

/* The file gets its name when it is whole. */
static void save(const struct training *t, size_t scheme)
{
    char name[256], unfinished[264];
    FILE *file;

    file_of(t, scheme, name);
    snprintf(unfinished, sizeof unfinished, "%s.new", name);
    if (models == NULL || (file = fopen(unfinished, "wb")) == NULL)
        return;
    if (fwrite(t, sizeof *t, 1, file) == 1 && fclose(file) == 0)
        rename(unfinished, name);
}

static void plan_training(size_t scheme)
{
    struct job *job = &jobs[trainings];

    model.setting.scheme = schemes[scheme];
    *job = job_of(training_run, &model, sizeof model, model.steps);
    snprintf(job->name, sizeof job->name, "%s, training", titles[scheme]);
    job->ended = job->done = load(job->task, scheme);
    if (!job->done)
        job_rehearse(job);
    scheme_of[trainings++] = scheme;
}

static void plan_page(size_t k, enum mistake mistake)
{
    struct job *job = &jobs[trainings + pages++];

    page.job = k;
    page.training = training_at(k);
    page.mistake = mistake;
    *job = job_of(page_run, &page, sizeof page, 1);
    snprintf(job->name, sizeof job->name, "%s, %s", titles[scheme_of[k]],
             mistake == NO_MISTAKE ? "writing" : mistakes[mistake]);
    if (jobs[k].ended && !jobs[k].done)
        job->ended = job->untried = true;
    else
        job_rehearse(job);
}

/* True if a function is missing that this job needs; that is said. */
static bool lacks(const struct job *job)
{
    const struct function *f = &functions[job->calls->at_work];

    if (!job_is_left_out(job))
        return false;
    printf("%s: left out, for %s (chapter %02d) is not written yet.\n",
           job->name, f->name, f->chapter);
    return true;
}

static bool plan(void)
{
    size_t lacking = 0;

    for (size_t s = 0; s < SCHEMES; s++)
        if (wanted[s])
            plan_training(s);
    for (size_t k = 0; k < trainings; k++)
        for (enum mistake m = NO_MISTAKE; m < MISTAKES; m++)
            if (wanted_mistake[m])
                plan_page(k, m);
    for (size_t k = 0; k < trainings + pages; k++)
        lacking += lacks(&jobs[k]);
    return lacking < trainings;
}

/* Trains, and then lets those write that have been trained. */
static bool run(void)
{
    bool all = jobs_run(trainings, jobs);

    for (size_t k = 0; k < trainings; k++)
        if (jobs[k].done)
            save(training_at(k), scheme_of[k]);
    for (size_t k = 0; k < pages; k++)
        if (!jobs[page_at(k)->job].done)
            jobs[trainings + k].ended = jobs[trainings + k].untried = true;
    return jobs_run(pages, jobs + trainings) && all;
}

/* ---- What was written ---------------------------------------------------- */

static int column;
static bool shown[NO_GRAMMAR + 1], prompt_is_marked;

/* Prints a word between these marks, after a blank or on the next line. */
static void print_word(const char *before, const char *text, const char *after)
{
    int length = 1 + (int)(strlen(before) + strlen(text) + strlen(after));

    if (column + length > COLUMNS) {
        printf("\n   ");
        column = 3;
    }
    printf(" %s%s%s", before, text, after);
    column += length;
}

static void print_sentence(size_t n, const size_t *word, enum mark mark)
{
    static const char *const open[] = {"", "[ ", "{ "};
    static const char *const close[] = {"", " ]", " }"};
    static const char *const paint[] = {"", "\033[33m", "\033[31m"};

    shown[mark] = true;
    if (mark != IS_TRUE && colour)
        printf("%s", paint[mark]);
    for (size_t k = 0; k < n; k++)
        print_word(k == 0 ? open[mark] : "", word_text(word[k]),
                   k == n - 1 ? close[mark] : "");
    if (mark != IS_TRUE && colour)
        printf("\033[0m");
}

/* The last sentence may have no end, and then no mark. */
static void print_words(size_t n, const size_t *word, size_t prompt)
{
    struct world world = {0};
    size_t at = 0;
    enum mark mark;

    column = 3;
    printf("   ");
    for (size_t m; (m = sentence_length(n - at, word + at)) > 0; at += m) {
        mark = sentence_judge(&world, m, word + at);
        prompt_is_marked |= at + m <= prompt && mark != IS_TRUE;
        print_sentence(m, word + at, mark);
    }
    print_sentence(n - at, word + at, IS_TRUE);
    printf("\n");
}

static double percent(size_t part, size_t all)
{
    return all == 0 ? 0 : 100 * (double)part / (double)all;
}

/* With a wrong cache every score may differ; sums in another order differ by
 * less than a millionth of this. */
static bool same_scores(double difference)
{
    return difference < 1e-6;
}

/* After a shift, if nothing was wrong before it. */
static void say_shifted(const struct page *p)
{
    if (p->shifted < 0)
        printf(
            "    This was compared before the first shift only: in two layers "
            "they differ\n    after it, and should.\n");
    else if (same_scores(p->shifted))
        printf(
            "    After the first shift they are those of the shorter text, up "
            "to %.0e.\n",
            p->shifted);
    else
        printf(
            "    After the first shift they are not those of the shorter text: "
            "they differ\n    by %.2g.%s\n",
            p->shifted,
            p->mistake != NO_MISTAKE ? ""
                                     : " shift_cache is wrong. This says "
                                       "more:  make check CH=15");
}

static void say_difference(const struct page *p)
{
    if (p->training->setting.scheme != ROPE)
        return;
    printf("    With the cache and without, its scores ");
    if (same_scores(p->difference))
        printf("are the same: they differ by %.0e.\n", p->difference);
    else if (p->mistake != NO_MISTAKE)
        printf("differ by %.2g.\n", p->difference);
    else
        printf(
            "differ by %.2g: one of\n    keep_chunk and attend_kept is wrong. "
            "This says more:  make check CH=15\n",
            p->difference);
    if (p->n > PLACES && same_scores(p->difference))
        say_shifted(p);
}

static void print_pages(void)
{
    for (size_t k = 0; k < pages; k++) {
        const struct job *job = &jobs[trainings + k];
        const struct page *p = page_at(k);

        if (!job->done && p->n <= p->prompt)
            continue;
        printf("\n%s%s%s\n", title_of(p), p->mistake == NO_MISTAKE ? "" : ": ",
               p->mistake == NO_MISTAKE ? "" : what[p->mistake]);
        print_words(p->n, p->word, p->prompt);
        if (job->done)
            say_difference(p);
    }
}

static void say_marks(void)
{
    if (shown[NO_GRAMMAR])
        printf("\n{ } has no grammar: it fits no pattern of the stories.\n");
    if (shown[NOT_TRUE])
        printf("\n[ ] is not true: the story has not told it before, or has "
               "told otherwise.\n");
    if (prompt_is_marked)
        printf("\nThe prompt is judged, too. A story begins with its animals, "
               "as in\n\"there once was a fox and a hen .\", and then tells "
               "what they do.\n");
}

static void print_table(void)
{
    bool begun = false;

    for (size_t k = 0; k < pages; k++) {
        const struct page *p = page_at(k);
        const struct quality *q = &p->quality;
        bool right = p->mistake == NO_MISTAKE;

        if (!jobs[trainings + k].done)
            continue;
        if (!begun && page.length == 0)
            printf("\nOf 40 %sstories, gone on with from their first "
                   "sentences:",
                   prompted ? "other " : "");
        else if (!begun)
            printf("\nOf a page of %zu words:", page.length);
        if (!begun)
            printf("\n\n%-*s  sentences  with grammar  and true  nats a "
                   "word\n",
                   TITLE, "");
        begun = true;
        printf("%-*s  %9zu  %10.1f %%  %6.1f %%  %11.3f\n", TITLE,
               right ? title_of(p) : mistakes[p->mistake], q->sentences,
               percent(q->with_grammar, q->sentences),
               percent(q->true_sentences, q->sentences), q->nats);
    }
}

static void write_records(void)
{
    FILE *file = records != NULL ? fopen(records, "a") : NULL;

    for (size_t k = 0; file != NULL && k < pages; k++) {
        const struct page *p = page_at(k);
        const struct quality *q = &p->quality;

        if (jobs[trainings + k].done)
            fprintf(file, "%zu\t%s\t%zu\t%s\t%zu\t%.4f\t%zu\t%zu\t%zu\n",
                    p->training->setting.layers, names[scheme_of[p->job]],
                    p->training->seed, mistakes[p->mistake], p->length, q->nats,
                    q->sentences, q->with_grammar, q->true_sentences);
    }
    if (file != NULL)
        fclose(file);
}

int main(int arguments, char **argument)
{
    size_t failed;
    bool all;

    story_begin();
    for (int k = 1; k < arguments; k++)
        take(argument[k]);
    complete_options();
    if (on_reference && functions[0].reference == NULL)
        refuse("ON", "reference", "this copy of the course has no solutions.");
    choose_all(!on_reference);
    if (!plan())
        return 3;
    jobs_say_whose(trainings + pages, jobs);
    all = run();
    failed = jobs_say_failures(trainings + pages, jobs);
    print_pages();
    say_marks();
    print_table();
    write_records();
    if (!all)
        printf("\nStopped. What had been trained and written until then is "
               "above.\n");
    return !all ? 130 : failed > 0;
}
