#include "story.h"

#include <stdbool.h>
#include <string.h>

#include "random.h"

/* Capital letters stand for a word: X Y Z for the animals of a story, A for the
 * one that does something, B for the other, V for a verb, O for a thing, P for
 * a place. */
enum kind {
    OPENING,
    FOUND,
    EVENT,
    GIVING,
    WHO_DID,
    WHO_WAS,
    WHO_HAS,
    RESULT,
    ENDING
};

/** The form of a sentence. */
static const struct pattern {
    enum kind kind;   /**< what it says */
    const char *text; /**< its words; a capital letter stands for one */
} pattern[] = {
    {OPENING, "once upon a time there lived a X and a Y in the P ."},
    {OPENING, "once upon a time there lived a X , a Y and a Z in the P ."},
    {OPENING, "there once was a X and a Y ."},
    {OPENING, "there once was a X , a Y and a Z ."},
    {FOUND, "one day the A found a O ."},
    {EVENT, "the A V the B ."},
    {EVENT, "then the A V the B ."},
    {EVENT, "the B was V by the A ."},
    {EVENT, "it was the A that V the B ."},
    {EVENT, "it was the B that the A V ."},
    {GIVING, "the A gave the B the O ."},
    {GIVING, "the A gave the O to the B ."},
    {WHO_DID, "who V someone ? the A ."},
    {WHO_WAS, "who was V ? the B ."},
    {WHO_HAS, "who has the O ? the A ."},
    {RESULT, "so the B ran away ."}, /* one for each verb, in their order */
    {RESULT, "so the B thanked the A ."},
    {RESULT, "so the B fell down ."},
    {RESULT, "so the B laughed ."},
    {RESULT, "so the B came to the A ."},
    {RESULT, "so the B was clean ."},
    {RESULT, "so the B cried ."},
    {RESULT, "so the A was tired ."},
    {ENDING, "the end ."},
};

enum { PATTERNS = sizeof pattern / sizeof *pattern, LONGEST_PATTERN = 18 };

/* The words that letters stand for come first. */
static const char *const named[] = {
    "fox",    "hen",    "cat",    "dog",     "mouse",  "bear",   "frog",
    "duck",   "goat",   "wolf",   "chased",  "helped", "pushed", "tickled",
    "called", "washed", "scared", "carried", "ball",   "hat",    "cake",
    "key",    "forest", "garden", "barn"};

enum {
    FIRST_VERB = ANIMALS,
    FIRST_THING = FIRST_VERB + VERBS,
    FIRST_PLACE = FIRST_THING + THINGS,
    NAMED = sizeof named / sizeof *named,
    MOST_WORDS = 80
};

/* A pattern in words; a letter is NAMED more than the place in LETTERS. */
static const char letters[] = "XYZABVOP";
enum { X, Y, Z, A, B, V, O, P, LETTERS, VARIABLE = 1000 };

static size_t form[PATTERNS][LONGEST_PATTERN], form_length[PATTERNS];
static struct {
    const char *text;
    size_t length;
} words[MOST_WORDS];
size_t word_count;
static size_t full_stop;

/** What a sentence says. */
struct sentence {
    size_t pattern;       /**< which pattern it has */
    size_t word[LETTERS]; /**< the word of each letter */
};

/* ---- Words and patterns -------------------------------------------------- */

const char *word_text(size_t word)
{
    static char text[16];

    if (word >= word_count)
        return "#";
    memcpy(text, words[word].text, words[word].length);
    text[words[word].length] = '\0';
    return text;
}

size_t word_of(const char *text, size_t n)
{
    size_t w = 0;

    while (w < word_count &&
           (words[w].length != n || memcmp(words[w].text, text, n) != 0))
        w++;
    return w;
}

static size_t add_word(const char *text, size_t n)
{
    size_t w = word_of(text, n);

    if (w == word_count) {
        words[w].text = text;
        words[w].length = n;
        word_count++;
    }
    return w;
}

static void add_pattern(size_t p)
{
    size_t n = 0, length;

    for (const char *t = pattern[p].text; *t != '\0'; t += strspn(t, " ")) {
        const char *letter = strchr(letters, *t);

        length = strcspn(t, " ");
        form[p][n++] = length == 1 && letter != NULL
                           ? VARIABLE + (size_t)(letter - letters)
                           : add_word(t, length);
        t += length;
    }
    form_length[p] = n;
}

void story_begin(void)
{
    word_count = 0;
    for (size_t k = 0; k < NAMED; k++)
        add_word(named[k], strlen(named[k]));
    for (size_t p = 0; p < PATTERNS; p++)
        add_pattern(p);
    full_stop = word_of(".", 1);
}

/* The first word that a letter may stand for, and how many there are. */
static size_t first_of(size_t letter, size_t *count)
{
    *count = letter == V   ? VERBS
             : letter == O ? THINGS
             : letter == P ? NAMED - FIRST_PLACE
                           : ANIMALS;
    return letter == V   ? FIRST_VERB
           : letter == O ? FIRST_THING
           : letter == P ? FIRST_PLACE
                         : 0;
}

/* ---- What is true -------------------------------------------------------- */

/* 1 more than the animal of the story that this letter stands for; 0: none. */
static size_t who_is(const struct world *w, const struct sentence *s,
                     size_t letter)
{
    for (size_t k = 0; k < w->animals; k++)
        if (w->animal[k] == s->word[letter])
            return k + 1;
    return 0;
}

static bool begins(struct world *w, const struct sentence *s)
{
    if (w->animals > 0)
        return false;
    for (size_t k = X; k <= Z && s->word[k] < NAMED; k++) {
        if (who_is(w, s, k) > 0)
            return false;
        w->animal[w->animals++] = s->word[k];
    }
    return true;
}

/* A result is that of the verb just told, and of its animals. */
static bool follows(const struct world *w, const struct sentence *s,
                    size_t last, size_t a, size_t b)
{
    size_t verb = 0;

    while (pattern[s->pattern - verb].kind == RESULT)
        verb++;
    return last == verb && (s->word[A] == NAMED || a == w->doer[verb - 1]) &&
           (s->word[B] == NAMED || b == w->done_to[verb - 1]);
}

static bool happens(struct world *w, size_t verb, size_t a, size_t b)
{
    if (w->doer[verb] > 0)
        return false;
    w->doer[verb] = a;
    w->done_to[verb] = b;
    w->last = verb + 1;
    return true;
}

/* Whether a sentence is true; what a true one tells is added to the world. */
static bool tell(struct world *w, const struct sentence *s)
{
    size_t a = who_is(w, s, A), b = who_is(w, s, B), last = w->last;
    size_t v = s->word[V] - FIRST_VERB, o = s->word[O] - FIRST_THING;
    bool two = a > 0 && b > 0 && a != b;

    w->last = 0;
    switch (pattern[s->pattern].kind) {
    case OPENING:
        return begins(w, s);
    case FOUND:
        return a > 0 && w->owner[o] == 0 && (w->owner[o] = a);
    case EVENT:
        return two && happens(w, v, a, b);
    case GIVING:
        return two && w->owner[o] == a && (w->owner[o] = b);
    case WHO_DID:
        return a > 0 && w->doer[v] == a;
    case WHO_WAS:
        return b > 0 && w->done_to[v] == b;
    case WHO_HAS:
        return a > 0 && w->owner[o] == a;
    case RESULT:
        return follows(w, s, last, a, b);
    default:
        return w->animals > 0;
    }
}

/* ---- Reading ------------------------------------------------------------- */

size_t sentence_length(size_t n, const size_t word[n])
{
    for (size_t k = 0; k < n; k++)
        if (word[k] == full_stop)
            return k + 1;
    return 0;
}

/* Letters that a pattern does not have stand for NAMED. */
static void begin_sentence(struct sentence *s, size_t p)
{
    s->pattern = p;
    for (size_t k = 0; k < LETTERS; k++)
        s->word[k] = NAMED;
}

static bool fits(size_t p, size_t n, const size_t *word, struct sentence *s)
{
    size_t count;

    begin_sentence(s, p);
    if (n != form_length[p])
        return false;
    for (size_t k = 0; k < n; k++) {
        if (form[p][k] < VARIABLE) {
            if (form[p][k] != word[k])
                return false;
            continue;
        }
        size_t letter = form[p][k] - VARIABLE, first = first_of(letter, &count);

        if (word[k] < first || word[k] >= first + count)
            return false;
        s->word[letter] = word[k];
    }
    return true;
}

enum mark sentence_judge(struct world *w, size_t n, const size_t word[n])
{
    struct sentence s;
    bool is_true;

    for (size_t p = 0; p < PATTERNS; p++)
        if (fits(p, n, word, &s)) {
            is_true = tell(w, &s);
            if (pattern[p].kind == ENDING)
                *w = (struct world){0};
            return is_true ? IS_TRUE : NOT_TRUE;
        }
    w->last = 0;
    return NO_GRAMMAR;
}

/* ---- Writing ------------------------------------------------------------- */

/* Draws sentences of these kinds until one is true. */
static size_t say(struct world *w, enum kind first, enum kind last,
                  size_t *word)
{
    struct sentence s;
    struct world after;
    size_t p, count;

    do {
        do
            p = random_below(PATTERNS);
        while (pattern[p].kind < first || pattern[p].kind > last);
        begin_sentence(&s, p);
        for (size_t k = 0; k < form_length[p]; k++) {
            size_t letter = form[p][k] - VARIABLE, from;

            word[k] = form[p][k];
            if (form[p][k] < VARIABLE)
                continue;
            from = first_of(letter, &count);
            word[k] = letter == A || letter == B
                          ? w->animal[random_below(w->animals)]
                          : from + random_below(count);
            s.word[letter] = word[k];
        }
        after = *w;
    } while (!tell(&after, &s));
    *w = after;
    return form_length[p];
}

size_t story_write(size_t events, size_t word[STORY_MOST])
{
    struct world w = {0};
    size_t n = say(&w, OPENING, OPENING, word);
    bool has = false;

    for (size_t e = 0; e < events; e++) {
        if (random_below(3) == 0) {
            n += say(&w, has ? GIVING : FOUND, has ? GIVING : FOUND, word + n);
            has = true;
        }
        n += say(&w, EVENT, EVENT, word + n);
        if (random_below(2) == 0)
            n += say(&w, RESULT, RESULT, word + n);
    }
    n += say(&w, WHO_DID, WHO_HAS, word + n);
    n += say(&w, WHO_DID, WHO_HAS, word + n);
    return n + say(&w, ENDING, ENDING, word + n);
}
