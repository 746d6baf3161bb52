/* The stand-in for Criterion's header puts each test into the list of a
 * chapter's claims; the runner needs no more than this list. */
#ifndef REGISTRY_H
#define REGISTRY_H

/** A claim: a test of Criterion's (claim.h). */
struct claim {
    const char *exercise; /**< its suite */
    const char *sentence; /**< its name */
    const char *source;   /**< its description */
    const char *section;  /**< its data */
    void (*run)(void);    /**< its body */
    int line;             /**< where it stands in the chapter's tests */
    struct claim *next;   /**< the next claim, or NULL */
};

/* The list, in the order of the lines (facts.c). */
extern struct claim *claims;
void register_claim(struct claim *claim);

#endif
