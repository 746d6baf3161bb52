/* This is what you get when the wavelength in texts is taken for the turns: 2
 * pi / (w trained). The turns are its inverse.
 *
 * read: each-pair-by-its-turns */
#define TURNS 2 * PI / (w * trained)
#include "with_blend.h"
