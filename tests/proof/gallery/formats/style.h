struct style { double base; };
double base_of(const struct style *style,
               size_t n);
/* The second. */
size_t whose(const struct style style[2]);
