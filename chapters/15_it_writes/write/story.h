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

/** How many words the stories have. */
extern size_t word_count;

/** Says how a word is written.
 * @param word  its number
 * @return its text; "#" if the stories have no such word */
const char *word_text(size_t word);

/** Looks a word up.
 * @param text  its letters
 * @param n     how many
 * @return its number, or word_count */
size_t word_of(const char *text, size_t n);

/** Writes a story.
 * @param events  how many events it tells
 * @param word    output: its words
 * @return how many words it has */
size_t story_write(size_t events, size_t word[STORY_MOST]);

/** What a story has told so far. All of it 0 is: nothing yet. */
struct world {
    size_t animals;        /**< how many the story has */
    size_t animal[3];      /**< which */
    size_t doer[VERBS];    /**< 1 more than the animal that did it; 0: none */
    size_t done_to[VERBS]; /**< likewise, to whom */
    size_t owner[THINGS];  /**< likewise, who has it */
    size_t last;           /**< 1 more than the verb just told */
};

/** What the reader says of a sentence. */
enum mark { IS_TRUE, NOT_TRUE, NO_GRAMMAR };

/** Measures the first sentence of a text.
 * @param n     how many words
 * @param word  the words
 * @return its words with the full stop; 0 if there is no full stop */
size_t sentence_length(size_t n, const size_t word[n]);

/** Judges a sentence of n words, and adds to the world what it tells, if it is
 * true. After "the end ." the next story may begin.
 * @param world  what was told before
 * @param n      how many words
 * @param word   the words
 * @return whether it is true, or has no grammar */
enum mark sentence_judge(struct world *world, size_t n, const size_t word[n]);

#endif
