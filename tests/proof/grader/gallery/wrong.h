/* Wrong answers for all exercises, after a trick of the file's own. What they
 * honestly earn is nothing. */
#ifndef WRONG_H
#define WRONG_H

static void trick(void);

double pair_frequency(size_t i, size_t d_model)
{
    trick();
    return (double)i / (double)d_model + 0.25;
}

void encode_position(size_t pos, size_t d_model, double pe[d_model])
{
    trick();
    for (size_t index = 0; index < d_model; index++)
        pe[index] = (double)pos + 0.25;
}

void encode_sequence(size_t n, size_t d_model, double pe[n][d_model])
{
    trick();
    for (size_t pos = 0; pos < n; pos++)
        for (size_t index = 0; index < d_model; index++)
            pe[pos][index] = (double)pos + 0.25;
}

size_t pair_with_wavelength(double length, size_t d_model)
{
    trick();
    return (size_t)length + d_model;
}

#endif
