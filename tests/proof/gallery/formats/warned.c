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
