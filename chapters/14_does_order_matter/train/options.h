/**
 * @file
 * The options of a program, NAME=VALUE each. One that is not possible ends the
 * program with status 2, and with a line that says what is.
 */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

_Noreturn void refuse(const char *name, const char *value, const char *right);

/** A number in this range. */
double number(const char *name, const char *value, double low, double high);

/** A whole number in this range. */
size_t whole(const char *name, const char *value, double low, double high);

/** True if the value is the first of the two that are possible. */
bool is_first(const char *name, const char *value, const char *first,
              const char *second);

/** Sets wanted[k] for each of n names that stands in the value, in large or
 * small letters. The names are called WHAT where one is wrong. */
void choose(const char *name, const char *value, const char *what, size_t n,
            const char *const names[n], bool wanted[n]);

/** Splits NAME=VALUE; returns the value. */
char *split_option(char *option);

#endif
