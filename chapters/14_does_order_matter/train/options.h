/**
 * @file
 * The options of a program, NAME=VALUE each. One that is not possible ends the
 * program with status 2, and with a line that says what is.
 */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

/** Ends the program: the value of an option is not possible.
 * @param name   the option
 * @param value  what was given
 * @param right  what would be right, in words */
_Noreturn void refuse(const char *name, const char *value, const char *right);

/** Reads a number.
 * @param name   the option's name, for a message
 * @param value  what was given
 * @param low    the least that is possible
 * @param high   the largest that is possible
 * @return the number */
double number(const char *name, const char *value, double low, double high);

/** Reads a whole number.
 * @param name   the option's name, for a message
 * @param value  what was given
 * @param low    the least that is possible
 * @param high   the largest that is possible
 * @return the number */
size_t whole(const char *name, const char *value, double low, double high);

/** Tells two values apart.
 * @param name   the option's name, for a message
 * @param value  what was given
 * @param first  the one that is possible
 * @param second the other one
 * @return true if the value is the first */
bool is_first(const char *name, const char *value, const char *first,
              const char *second);

/** Sets wanted[k] for each of n names that stands in the value, in large or
 * small letters.
 * @param name    the option's name, for a message
 * @param value  what was given
 * @param what   how the names are called where one is wrong
 * @param n      how many names
 * @param names  the names
 * @param wanted output: those that were found */
void choose(const char *name, const char *value, const char *what, size_t n,
            const char *const names[n], bool wanted[n]);

/** Splits NAME=VALUE.
 * @param option  its "=" becomes the end of the name
 * @return the value */
char *split_option(char *option);

#endif
