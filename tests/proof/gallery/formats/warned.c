static double
helper(double x)
{
    return x;
}

double twice(double x)
{
    double y;
    int k = x;
    return helper(y) + k;
}

void fill(int n, float pe[n])
{
    pe[0] = 1.1 * n;
    pe[1] = sinf(1.1 * n);
}
