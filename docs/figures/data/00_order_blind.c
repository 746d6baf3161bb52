/* The data of the figures of chapter 00. */
#include "data.h"
#include "order_blind.h"
#include "vocabulary.h"

/* How much token r takes from each token. */
static void look(size_t n, const double x[n][WIDTH], size_t r, double score[n],
                 double weight[n])
{
    for (size_t k = 0; k < n; k++)
        score[k] = dot(WIDTH, x[r], x[k]) / sqrt(WIDTH);
    softmax(n, score, weight);
}

const char *const chasing[2] = {"the cat chased the dog",
                                "the dog chased the cat"};

/* Who looks at whom, and how much: one part for each order of the words. */
FIGURE(attention_weights)
{
    for (size_t order = 0; order < 2; order++) {
        struct text text = read_text(chasing[order]);

        for (size_t r = 0; r < text.n; r++) {
            double score[LONGEST], weight[LONGEST];

            look(text.n, text.e, r, score, weight);
            for (size_t k = 0; k < text.n; k++)
                printf("%zu %zu %.4f %s %s\n", k, r, weight[k], text.token[k],
                       text.token[r]);
        }
        part();
    }
}

/* All embeddings, those of "the cat sat", and where attention moves "the". */
FIGURE(embedding_map)
{
    struct text text = read_text("the cat sat");
    double y[3][WIDTH];

    for (size_t k = 0; k < sizeof vocabulary / sizeof *vocabulary; k++)
        put_named(vocabulary[k].token, WIDTH, vocabulary[k].embedding);
    part();
    self_attention(3, WIDTH, text.e, y);
    for (size_t r = 0; r < 3; r++)
        NAMED(text.token[r], text.e[r][0], text.e[r][1], y[r][0], y[r][1]);
}

/* "the" in "the cat sat": a token, its score, its weight, its embedding; then
 * the mixture. */
FIGURE(score_to_mix)
{
    struct text text = read_text("the cat sat");
    double y[3][WIDTH], score[3], weight[3];

    look(3, text.e, 0, score, weight);
    for (size_t k = 0; k < 3; k++)
        NAMED(text.token[k], score[k], weight[k], text.e[k][0], text.e[k][1]);
    part();
    self_attention(3, WIDTH, text.e, y);
    put_named("the", WIDTH, y[0]);
}
