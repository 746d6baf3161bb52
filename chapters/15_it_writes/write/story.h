/**
 * @file
 * Short stories in which the order of words decides who did what, and a reader
 * that knows what is true in them.
 *
 *     there once was a fox and a hen . the hen was chased by the fox . so the
 *     hen ran away . who chased someone ? the fox . the end .
 *
 * A sentence has grammar if it fits one of the patterns in story.c. It is true
 * if it fits what the story has told before: only animals of the story do
 * something, none to itself; a verb comes once in a story, so that a question
 * has one answer; a result follows right after its event; what is given is what
 * one has; and an answer says what happened.
 */
#ifndef STORY_H
#define STORY_H

#include <stddef.h>

enum { STORY_MOST = 128, ANIMALS = 10, VERBS = 8, THINGS = 4 };

/** Prepares the patterns. The words are 0 to word_count - 1. */
void story_begin(void);

extern size_t word_count;

/** The text of a word; "#" if the stories have no such word. */
const char *word_text(size_t word);

/** The word with this text of n letters, or word_count. */
size_t word_of(const char *text, size_t n);

/** Writes a story with so many events. Returns how many words it has. */
size_t story_write(size_t events, size_t word[STORY_MOST]);

/** What a story has told so far. All of it 0 is: nothing yet. */
struct world {
    size_t animals, animal[3];
    size_t doer[VERBS], done_to[VERBS]; /* 1 more than the animal; 0: none */
    size_t owner[THINGS];               /* likewise */
    size_t last;                        /* 1 more than the verb just told */
};

enum mark { IS_TRUE, NOT_TRUE, NO_GRAMMAR };

/** How many words the first sentence has, with its full stop; 0 if there is no
 * full stop. */
size_t sentence_length(size_t n, const size_t word[n]);

/** Judges a sentence of n words, and adds to the world what it tells, if it is
 * true. After "the end ." the next story may begin. */
enum mark sentence_judge(struct world *world, size_t n, const size_t word[n]);

#endif
