/* The data of the figures of chapter 00. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "data.h"
#include "order_blind.h"

/* The embeddings of chapters/00_order_blind/worked.c. */
static const struct entry {
    const char *token;
    double embedding[2];
} table[] = {{"the", {0.5, -0.5}}, {"cat", {2.0, 0.5}},
             {"dog", {1.5, -0.5}}, {"mouse", {1.0, -1.0}},
             {"ball", {1.0, 0.0}}, {"chased", {-0.5, 1.5}},
             {"sat", {-1.0, 1.0}}};

const double *embedding_of(const char *token)
{
    const struct entry *found = table;

    while (strcmp(found->token, token) != 0)
        found++;
    return found->embedding;
}

void embed_text(size_t n, const char *const token[n], double x[n][2])
{
    for (size_t r = 0; r < n; r++)
        memcpy(x[r], embedding_of(token[r]), sizeof x[r]);
}

/* How much token r takes from each token. */
static void look(size_t n, const double x[n][2], size_t r, double score[n],
                 double weight[n])
{
    for (size_t k = 0; k < n; k++)
        score[k] = dot(2, x[r], x[k]) / sqrt(2);
    softmax(n, score, weight);
}

const char *const chasing[2][TOKENS] = {{"the", "cat", "chased", "the", "dog"},
                                        {"the", "dog", "chased", "the", "cat"}};

/* Who looks at whom, and how much: one part for each order of the words. */
FIGURE(attention_weights)
{
    for (size_t order = 0; order < 2; order++) {
        const char *const *token = chasing[order];
        double x[TOKENS][2];

        embed_text(TOKENS, token, x);
        for (size_t r = 0; r < TOKENS; r++) {
            double score[TOKENS], weight[TOKENS];

            look(TOKENS, x, r, score, weight);
            for (size_t k = 0; k < TOKENS; k++)
                printf("%zu %zu %.4f %s %s\n", k, r, weight[k], token[k],
                       token[r]);
        }
        part();
    }
}

static const char *const sitting[3] = {"the", "cat", "sat"};

/* All embeddings, those of "the cat sat", and where attention moves "the". */
FIGURE(embedding_map)
{
    double x[3][2], y[3][2];

    for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
        printf("%s", table[k].token);
        put_all(2, table[k].embedding);
        printf("\n");
    }
    part();
    embed_text(3, sitting, x);
    self_attention(3, 2, x, y);
    for (size_t r = 0; r < 3; r++) {
        printf("%s", sitting[r]);
        put_all(2, x[r]);
        put_all(2, y[r]);
        printf("\n");
    }
}

/* "the" in "the cat sat": a token, its score, its weight, its embedding; then
 * the mixture. */
FIGURE(score_to_mix)
{
    double x[3][2], y[3][2], score[3], weight[3];

    embed_text(3, sitting, x);
    look(3, x, 0, score, weight);
    for (size_t k = 0; k < 3; k++) {
        printf("%s", sitting[k]);
        put(score[k]);
        put(weight[k]);
        put_all(2, x[k]);
        printf("\n");
    }
    part();
    self_attention(3, 2, x, y);
    printf("the");
    put_all(2, y[0]);
    printf("\n");
}
