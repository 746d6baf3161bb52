#include "tasks.h"

#include <string.h>

#include "random.h"

enum { QUESTION, THE, VERB = 2, ADJECTIVE = 4, NOUN = 8 };

static size_t *adjectives(size_t *at, size_t n)
{
    for (size_t k = 0; k < n; k++)
        *at++ = ADJECTIVE + random_below(4);
    return at;
}

/* Returns the place of the first noun. The second is another noun. */
static size_t write_sentence(size_t *word, size_t length)
{
    size_t all = length - SHORTEST_WHO, first = random_below(all + 1);
    size_t noun = random_below(8), other = random_below(7), *at = word;

    other += other >= noun;
    *at++ = THE;
    at = adjectives(at, first);
    *at++ = NOUN + noun;
    *at++ = VERB + random_below(2);
    *at++ = THE;
    at = adjectives(at, all - first);
    *at++ = NOUN + other;
    *at = QUESTION;
    return 1 + first;
}

void who(struct batch *batch, size_t sentences, size_t length)
{
    size_t last = length - 2;

    batch->sentences = batch->answers = sentences;
    batch->length = length;
    for (size_t b = 0; b < sentences; b += 2) {
        size_t *word = batch->word + b * length, *mirrored = word + length;
        size_t first = write_sentence(word, length);

        memcpy(mirrored, word, length * sizeof *word);
        mirrored[first] = word[last];
        mirrored[last] = word[first];
        batch->answer[b] = word[first];
        batch->answer[b + 1] = mirrored[first];
    }
    for (size_t b = 0; b < sentences; b++)
        batch->row[b] = b * length + length - 1;
}

void back(struct batch *batch, size_t sentences, size_t length)
{
    batch->sentences = sentences;
    batch->length = length;
    batch->answers = 0;
    for (size_t r = 0; r < sentences * length; r++) {
        batch->word[r] = random_below(LETTERS);
        if (r % length < DISTANCE)
            continue;
        batch->row[batch->answers] = r;
        batch->answer[batch->answers++] = batch->word[r - DISTANCE];
    }
}
