#include "options.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

_Noreturn void refuse(const char *name, const char *value, const char *right)
{
    fprintf(stderr, "%s=%s is not possible: %s\n", name, value, right);
    exit(2);
}

double number(const char *name, const char *value, double low, double high)
{
    char *end, right[80];
    double x = strtod(value, &end);

    snprintf(right, sizeof right, "it is a number from %.0f to %.0f.", low,
             high);
    if (end == value || *end != '\0' || !(x >= low && x <= high))
        refuse(name, value, right);
    return x;
}

size_t whole(const char *name, const char *value, double low, double high)
{
    double x = number(name, value, low, high);

    if (x != floor(x))
        refuse(name, value, "it is a whole number.");
    return (size_t)x;
}

bool is_first(const char *name, const char *value, const char *first,
              const char *second)
{
    char right[80];

    snprintf(right, sizeof right, "it is %s or %s.", first, second);
    if (strcmp(value, first) != 0 && strcmp(value, second) != 0)
        refuse(name, value, right);
    return strcmp(value, first) == 0;
}

void choose(const char *name, const char *value, const char *what, size_t n,
            const char *const names[n], bool wanted[n])
{
    char text[256], all[256] = "the ";
    char *rest = text;

    strcat(all, what);
    strcat(all, " are");
    for (size_t s = 0; s < n; s++) {
        strcat(all, s == 0 ? " " : ", ");
        strcat(all, names[s]);
    }
    strcat(all, ".");
    snprintf(text, sizeof text, "%s", value);
    for (char *word; (word = strtok_r(rest, " ,", &rest)) != NULL;) {
        size_t s = 0;

        while (s < n && strcasecmp(word, names[s]) != 0)
            s++;
        if (s == n)
            refuse(name, word, all);
        wanted[s] = true;
    }
}

char *split_option(char *option)
{
    char *value = strchr(option, '=');

    if (value == NULL)
        refuse("option", option, "an option is NAME=VALUE.");
    *value = '\0';
    return value + 1;
}
