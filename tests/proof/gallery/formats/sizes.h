/* The sizes are formulas. */
void both(size_t n, const double x[n][2 * n],
          size_t *p, double y[n + 1]);
