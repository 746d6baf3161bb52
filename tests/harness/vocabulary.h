/* The words of the course and their embeddings, which chapter 00 made up. Later
 * chapters read the same texts, so that their numbers can be compared. */
#ifndef VOCABULARY_H
#define VOCABULARY_H

#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { WIDTH = 2, LONGEST = 5 };
enum word { THE, CAT, DOG, MOUSE, BALL, CHASED, SAT };

/** A word and its embedding. */
static const struct entry {
    const char *token;       /**< the word */
    double embedding[WIDTH]; /**< its row */
} vocabulary[] = {
    [THE] = {"the", {0.5, -0.5}},  [CAT] = {"cat", {2.0, 0.5}},
    [DOG] = {"dog", {1.5, -0.5}},  [MOUSE] = {"mouse", {1.0, -1.0}},
    [BALL] = {"ball", {1.0, 0.0}}, [CHASED] = {"chased", {-0.5, 1.5}},
    [SAT] = {"sat", {-1.0, 1.0}}};

/* The entry of a token, which must have one. */
static inline const struct entry *look_up(const char *token)
{
    const struct entry *found = vocabulary;

    while (strcmp(found->token, token) != 0)
        found++;
    return found;
}

/** A text of n tokens. */
struct text {
    size_t n;                   /**< at most LONGEST */
    const char *token[LONGEST]; /**< as in the vocabulary */
    double e[LONGEST][WIDTH];   /**< row r: the embedding of token r */
};

/* From "the cat sat" to three rows of e. */
static inline struct text read_text(const char *words)
{
    struct text text = {0};
    char token[8];

    for (int used; sscanf(words, "%7s%n", token, &used) == 1; words += used) {
        const struct entry *entry = look_up(token);

        text.token[text.n] = entry->token;
        memcpy(text.e[text.n++], entry->embedding, sizeof entry->embedding);
    }
    return text;
}

#endif
