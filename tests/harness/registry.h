/* The list of a chapter's claims. The stand-in for Criterion's header puts each
 * test into it; the runner needs no more than this list. */
#ifndef REGISTRY_H
#define REGISTRY_H

struct claim {
    const char *exercise, *sentence, *source, *section;
    void (*run)(void);
    int line; /* where it stands in the chapter's tests */
    struct claim *next;
};

/* The list, in the order of the lines (facts.c). */
extern struct claim *claims;
void register_claim(struct claim *claim);

#endif
