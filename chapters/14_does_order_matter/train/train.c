/* make train: trains a small model for each scheme and seed, and says how often
 * it is right. train.sh builds it and calls it:
 *
 *   train NAME=VALUE ...
 *
 *   TASK       who, back, or both         SCHEME  names, with blanks between
 *   SEEDS      how many                   STEPS   of training
 *   RATE       of the first step          LAYERS  1 or 2
 *   NORM       0: without                 BASE    of RoPE
 *   SLOPE      of ALiBi's first head      CLIP    of the relative bias
 *   CLAMP      1: the table's last row that was trained stands for the rest
 *   OPTIMISER  adam or momentum           ON      reference
 *   LABEL, RECORDS, DETAILS: each outcome, and how it came about, are added to
 *   these files under this label
 *
 * Exit status: 0; 1 if a training has failed; 2 if an option is wrong; 3 if a
 * function is missing that all of them need; 130 after Ctrl-C, which prints
 * what has been trained. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options.h"
#include "trial.h"

enum { SCHEMES = 11, MOST_SEEDS = 100, MOST_JOBS = 2 * SCHEMES * MOST_SEEDS };

static const char *const names[SCHEMES] = {
    "none",  "mask",     "integer", "added",    "sinusoid",   "table",
    "ALiBi", "relative", "RoPE",    "RoPE-1e6", "recurrence",
};

static const struct {
    const char *called; /* by the lesson */
    enum scheme scheme;
    double base;
    bool mask; /* in who, too */
} schemes[SCHEMES] = {
    {"no positions", NO_POSITIONS, 0, false},
    {"mask only", NO_POSITIONS, 0, true},
    {"integer", INTEGER, 0, false},
    {"integer to all", ADDED, 0, false},
    {"sinusoid", SINUSOID, 0, false},
    {"learned table", TABLE, 0, false},
    {"ALiBi", ALIBI, 0, false},
    {"relative bias", RELATIVE, 0, false},
    {"RoPE, base 1e4", ROPE, 1e4, false},
    {"RoPE, base 1e6", ROPE, 1e6, false},
    {"recurrence", RECURRENCE, 0, false},
};

static bool wanted[SCHEMES], wanted_task[2] = {true, true};
static size_t seeds = 3;
static double base;
static bool on_reference, clamped;
static const char *label = "", *records;
static struct trial model = {
    .setting = {.norm = true, .layers = 2, .slope = 1, .clip = 4},
    .rate = 0.01,
};

static struct job jobs[MOST_JOBS];
static size_t job_count;

static const struct trial *trial_at(size_t k)
{
    return jobs[k].task;
}

/* ---- The options --------------------------------------------------------- */

static void choose_task(const char *value)
{
    if (strcmp(value, "who") != 0 && strcmp(value, "back") != 0 &&
        strcmp(value, "both") != 0)
        refuse("TASK", value, "the tasks are who, back, and both.");
    wanted_task[0] = strcmp(value, "back") != 0;
    wanted_task[1] = strcmp(value, "who") != 0;
}

static bool take_number(const char *name, const char *value)
{
    struct setting *to = &model.setting;

    if (strcmp(name, "SEEDS") == 0)
        seeds = whole(name, value, 1, MOST_SEEDS);
    else if (strcmp(name, "STEPS") == 0)
        model.steps = whole(name, value, 1, 1e6);
    else if (strcmp(name, "RATE") == 0)
        model.rate = number(name, value, 0, 100);
    else if (strcmp(name, "LAYERS") == 0)
        to->layers = whole(name, value, 1, LAYERS);
    else if (strcmp(name, "NORM") == 0)
        to->norm = whole(name, value, 0, 1) != 0;
    else if (strcmp(name, "BASE") == 0)
        base = number(name, value, 1, 1e12);
    else if (strcmp(name, "SLOPE") == 0)
        to->slope = number(name, value, 0, 100);
    else if (strcmp(name, "CLIP") == 0)
        to->clip = whole(name, value, 0, FURTHEST);
    else if (strcmp(name, "CLAMP") == 0)
        clamped = whole(name, value, 0, 1) != 0;
    else
        return false;
    return true;
}

static void take(char *option)
{
    char *value = split_option(option);

    if (take_number(option, value))
        return;
    if (strcmp(option, "TASK") == 0)
        choose_task(value);
    else if (strcmp(option, "SCHEME") == 0)
        choose(option, value, "schemes", SCHEMES, names, wanted);
    else if (strcmp(option, "OPTIMISER") == 0)
        model.setting.momentum = is_first(option, value, "momentum", "adam");
    else if (strcmp(option, "ON") == 0)
        on_reference =
            *value != 0 && is_first(option, value, "reference", "yours");
    else if (strcmp(option, "LABEL") == 0)
        label = value;
    else if (strcmp(option, "RECORDS") == 0)
        records = value;
    else if (strcmp(option, "DETAILS") == 0)
        model.details = value;
    else
        refuse(option, value, "there is no such option.");
}

/* ---- The trainings ------------------------------------------------------- */

static struct job job_for(bool who, size_t s, size_t seed)
{
    struct trial trial = model;
    struct job job;

    trial.name = names[s];
    trial.who = who;
    trial.seed = seed;
    trial.setting.scheme = schemes[s].scheme;
    trial.setting.base = base > 0 ? base : schemes[s].base;
    trial.setting.causal =
        schemes[s].mask || (!who && schemes[s].scheme != NO_POSITIONS);
    if (clamped)
        trial.setting.clamp = who ? LONGEST_WHO : LENGTH_BACK;
    if (trial.steps == 0)
        trial.steps = who ? 400 : 600;
    job = job_of(trial_run, &trial, sizeof trial, trial.steps);
    snprintf(job.name, sizeof job.name, "%s, %s, seed %zu",
             who ? "who" : "back", trial.name, seed);
    return job;
}

/* The first seed of each scheme and task is rehearsed; those that lack a
 * function are left out. */
static void plan(void)
{
    for (size_t k = 0; k < 2 * SCHEMES; k++) {
        bool who = k < SCHEMES;
        struct job job = job_for(who, k % SCHEMES, 1);
        const struct function *f;

        if (!wanted[k % SCHEMES] || !wanted_task[!who])
            continue;
        job_rehearse(&job);
        f = &functions[job.calls->at_work];
        if (f->chosen == NULL) {
            printf("%s, %s: left out, for %s (chapter %02d) is not written "
                   "yet.\n",
                   who ? "who" : "back", names[k % SCHEMES], f->name,
                   f->chapter);
            continue;
        }
        jobs[job_count++] = job;
        for (size_t seed = 2; seed <= seeds && !job.ended; seed++)
            jobs[job_count++] = job_for(who, k % SCHEMES, seed);
    }
}

/* ---- What came out ------------------------------------------------------- */

/* In percent: the mean of the seeds, and the least and the most of them. */
static void print_share(size_t n, const double share[n], int width)
{
    double sum = 0, least = 1, most = 0;
    char cell[64];

    for (size_t k = 0; k < n; k++) {
        sum += share[k];
        least = fmin(least, share[k]);
        most = fmax(most, share[k]);
    }
    snprintf(cell, sizeof cell, "%.1f [%.1f-%.1f]", 100 * sum / (double)n,
             100 * least, 100 * most);
    printf("  %-*s", width, cell);
}

static void print_name(const struct trial *trial)
{
    size_t s = 0;

    while (names[s] != trial->name)
        s++;
    if (base > 0 && trial->setting.scheme == ROPE)
        printf("RoPE, base %-5g", base);
    else
        printf("%-16s", schemes[s].called);
}

/* The columns are those of the lesson. */
static void print_row(size_t n, const struct outcome outcome[n],
                      const struct trial *trial)
{
    double share[3][MOST_SEEDS];

    for (size_t k = 0; k < n; k++) {
        share[0][k] = outcome[k].near;
        share[1][k] = trial->who ? outcome[k].pairs : outcome[k].middle;
        share[2][k] = outcome[k].far;
    }
    print_name(trial);
    for (size_t c = 0; c < 3; c++)
        print_share(n, share[c], c < 2 ? 19 : 0);
    printf(n < seeds ? "\n  (%zu of %zu seeds)\n" : "\n", n, seeds);
}

static void print_head(bool who)
{
    char text[32];

    snprintf(text, sizeof text, "%s, %%, %zu seed%s", who ? "who" : "back",
             seeds, seeds == 1 ? "" : "s");
    printf("\n%-16s  %-19s  %-19s  %s\n", text,
           who ? "12 words" : "places < 16", who ? "both of a pair" : "16-31",
           who ? "48 words" : "32-63");
}

/* A row for each scheme of which a seed has been trained. */
static void print_table(bool who)
{
    bool begun = false;

    for (size_t k = 0, n; k < job_count; k += n) {
        struct outcome outcome[MOST_SEEDS];
        const struct trial *trial = trial_at(k);
        size_t done = 0;

        for (n = 0; k + n < job_count && trial_at(k + n)->who == trial->who &&
                    trial_at(k + n)->name == trial->name;
             n++)
            if (jobs[k + n].done)
                outcome[done++] = trial_at(k + n)->outcome;
        if (trial->who != who || done == 0)
            continue;
        if (!begun)
            print_head(who);
        begun = true;
        print_row(done, outcome, trial);
    }
}

/* A model that gives each of 16 words the same share has a loss of ln 16. One
 * scheme whose training has ended above it is named. */
static void say_loss(void)
{
    for (size_t k = 0; k < job_count; k++) {
        const struct job *job = &jobs[k];

        if (!job->done || trial_at(k)->outcome.loss <= log(16))
            continue;
        printf("\n%s, %s: in the last step the loss was %.2f. A model that "
               "knows nothing\nhas %.2f. Were there too few steps, or is a "
               "gradient wrong? This says more:\n\n  make check CH=14\n",
               trial_at(k)->who ? "who" : "back", trial_at(k)->name,
               trial_at(k)->outcome.loss, log(16));
        return;
    }
}

/* Without positions two nouns are equally likely in who, and no loss below
 * ln 2 is possible. */
static void say_none(void)
{
    double sum = 0;
    size_t n = 0;

    for (size_t k = 0; k < job_count; k++)
        if (jobs[k].done && trial_at(k)->who &&
            strcmp(trial_at(k)->name, "none") == 0) {
            sum += trial_at(k)->outcome.loss;
            n++;
        }
    if (n > 0)
        printf("\nwho, no positions: the loss ended at %.2f. It can't fall "
               "below ln 2, which is\n%.2f: half for each of two nouns.\n",
               sum / (double)n, log(2));
}

static void print_speed(void)
{
    double seconds = 0, steps = 0;

    for (size_t k = 0; k < job_count; k++) {
        seconds += jobs[k].done ? trial_at(k)->outcome.seconds : 0;
        steps += jobs[k].done ? (double)trial_at(k)->steps : 0;
    }
    if (steps > 0)
        printf("\nA step took %.3f ms of computing.\n", 1000 * seconds / steps);
}

static void write_records(void)
{
    FILE *file = records != NULL ? fopen(records, "a") : NULL;

    for (size_t k = 0; file != NULL && k < job_count; k++) {
        const struct outcome *o = &trial_at(k)->outcome;

        if (jobs[k].done)
            fprintf(file, "%s\t%s\t%s\t%zu\t%.4f\t%.4f\t%.4f\t%.4f\t%.4f\n",
                    label, trial_at(k)->who ? "who" : "back", trial_at(k)->name,
                    trial_at(k)->seed, o->loss, o->near, o->middle, o->far,
                    o->pairs);
    }
    if (file != NULL)
        fclose(file);
}

int main(int arguments, char **argument)
{
    size_t failed;
    bool all;

    for (int k = 1; k < arguments; k++)
        take(argument[k]);
    if (memchr(wanted, true, sizeof wanted) == NULL)
        memset(wanted, true, sizeof wanted);
    choose_all(!on_reference);
    plan();
    if (job_count == 0)
        return 3;
    jobs_say_whose(job_count, jobs);
    all = jobs_run(job_count, jobs);
    failed = jobs_say_failures(job_count, jobs);
    print_table(true);
    print_table(false);
    say_loss();
    say_none();
    print_speed();
    write_records();
    if (!all)
        printf("\nStopped. What had been trained until then is above.\n");
    return !all ? 130 : failed > 0;
}
