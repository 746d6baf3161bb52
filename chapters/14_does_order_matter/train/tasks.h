/**
 * @file
 * The two tasks.
 *
 *     who     the small cat chased the big black dog ?     -> cat
 *     back    a d d h b ...                    -> at each place, the letter
 *                                                 two places before it
 *
 * The words of who: 0 is the question mark, 1 is "the", 2 and 3 are verbs, 4 to
 * 7 adjectives, 8 to 15 nouns. The letters of back are the words 0 to 7.
 */
#ifndef TASKS_H
#define TASKS_H

#include "model.h"

enum { BATCH = 32, DISTANCE = 2, LETTERS = 8, SHORTEST_WHO = 6 };

/** Fills a batch of random sentences.
 * @param batch      output: the sentences
 * @param sentences  how many
 * @param length     words in each */
typedef void task(struct batch *batch, size_t sentences, size_t length);

/** A sentence with two nouns, of length 6 or more; the first is asked for, at
 * the question mark. Sentences come in pairs: the second is the first one with
 * its nouns exchanged.
 * @param batch      output: the sentences
 * @param sentences  how many, an even number
 * @param length     words in each, at least 6 */
void who(struct batch *batch, size_t sentences, size_t length);

/** Random letters. Each place from 2 on is asked.
 * @param batch      output: the sentences
 * @param sentences  how many
 * @param length     words in each, at least 3 */
void back(struct batch *batch, size_t sentences, size_t length);

#endif
