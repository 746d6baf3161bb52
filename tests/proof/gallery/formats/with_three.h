/* What two mistakes share. */
double twice(double x) { return three(x); }
