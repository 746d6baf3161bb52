/* Reads atlas.tsv, the tables of public programs. Its first lines describe the
 * fields. */
#ifndef ATLAS_H
#define ATLAS_H

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "in_the_wild.h"

enum { FIELDS = 12, MOST_ENTRIES = 256, LONGEST_LINE = 2048, WIDEST = 1024 };

enum field {
    REPOSITORY,
    PATH,
    VERSION,
    LINK,
    PART,
    SETTING,
    PHASE,
    ODD,
    WHY,
    HOW,
    ROWS,
    ODD_ROW
};

struct entry {
    char text[LONGEST_LINE];
    char *field[FIELDS];
};

struct atlas {
    size_t n;
    struct entry entry[MOST_ENTRIES];
};

/* A setting's number. Some depend on the width. */
static inline double number_of(const char *text, size_t d_model)
{
    const double pi = 3.14159265358979323846, d = (double)d_model;
    const struct {
        const char *text;
        double value;
    } formula[] = {{"pi", pi},
                   {"2pi", 2 * pi},
                   {"2pi/10", 2 * pi / (10 + 1e-6)},
                   {"e^d", exp(d)},
                   {"2^(-d/2)", exp2(-d / 2)},
                   {"sqrt(1000)", sqrt(1000)},
                   {"sqrt(2/d)", sqrt(2 / d)}};

    for (size_t k = 0; k < sizeof formula / sizeof *formula; k++)
        if (strcmp(text, formula[k].text) == 0)
            return formula[k].value;
    return strtod(text, NULL);
}

/* The style of a setting at this width; false for a table without one. */
static inline bool read_setting(const char *text, size_t d_model,
                                struct style *style)
{
    char layout[8], kind[8], steps[16], part[4][16];

    if (sscanf(text, "%7s %7s %15s %15s %15s %15s %15s", layout, kind, steps,
               part[0], part[1], part[2], part[3]) != 7)
        return false;
    *style = (struct style){.halves = strcmp(layout, "halves") == 0,
                            .cosine_first = strcmp(kind, "cosine") == 0,
                            .steps = steps[0] == 'T'   ? TO_THE_END
                                     : steps[3] == 'P' ? BY_PAIR
                                                       : BY_INDEX,
                            .base = number_of(part[0], d_model),
                            .first = number_of(part[1], d_model),
                            .scale = number_of(part[2], d_model),
                            .gain = number_of(part[3], d_model)};
    return true;
}

/* The numbers at the beginning of a text, at most WIDEST. END is behind the
 * last one. */
static inline size_t read_numbers(const char *text, double x[WIDEST],
                                  const char **end)
{
    size_t n = 0;

    for (; n < WIDEST; n++) {
        char *behind;
        double next = strtod(text, &behind);

        if (behind == text)
            break;
        x[n] = next;
        text = behind;
    }
    *end = text;
    return n;
}

static inline void split(struct entry *entry)
{
    char *at = entry->text;

    at[strcspn(at, "\n")] = '\0';
    for (size_t k = 0; k < FIELDS; k++) {
        char *tab = strchr(at, '\t');

        entry->field[k] = at;
        if ((tab == NULL) != (k == FIELDS - 1)) {
            fprintf(stderr, "atlas.tsv: not %d fields: %.60s\n", FIELDS,
                    entry->text);
            exit(2);
        }
        if (tab != NULL) {
            *tab = '\0';
            at = tab + 1;
        }
    }
}

static inline struct atlas *read_atlas(const char *path)
{
    struct atlas *atlas = calloc(1, sizeof *atlas);
    FILE *file = fopen(path, "r");

    if (atlas == NULL || file == NULL) {
        fprintf(stderr, "%s can't be read.\n", path);
        exit(2);
    }
    while (atlas->n < MOST_ENTRIES &&
           fgets(atlas->entry[atlas->n].text, LONGEST_LINE, file) != NULL)
        if (atlas->entry[atlas->n].text[0] != '#')
            split(&atlas->entry[atlas->n++]);
    fclose(file);
    return atlas;
}

/* The different settings of the atlas, as styles of this width, and for each
 * the first entry that has it. Returns how many there are. */
static inline size_t read_styles(const struct atlas *atlas, size_t d_model,
                                 struct style style[MOST_ENTRIES],
                                 size_t entry[MOST_ENTRIES])
{
    size_t n = 0;

    for (size_t k = 0; k < atlas->n; k++) {
        size_t before = 0;

        if (!read_setting(atlas->entry[k].field[SETTING], d_model, &style[n]))
            continue;
        while (before < n && strcmp(atlas->entry[entry[before]].field[SETTING],
                                    atlas->entry[k].field[SETTING]) != 0)
            before++;
        if (before == n)
            entry[n++] = k;
    }
    return n;
}

#endif
