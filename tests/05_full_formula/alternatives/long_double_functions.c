/* The long doubles of the C library are asked first. Each must give all digits
 * of a long double, but for the last of erf and gamma, which in a browser are
 * doubles; and it must have room for what is too large for a double. The values
 * are those of mpmath, which computed 120 digits. */
#include "full_formula.h"

#include <float.h>
#include <math.h>
#include <stdbool.h>

static const struct check {
    long double (*f)(long double);
    long double x, y, epsilon;
} checks[] = {
    {acosl, 0.75, 0.72273424781341561117837735264133336203L, LDBL_EPSILON},
    {acoshl, 2.5, 1.5667992369724110786640568625804834939L, LDBL_EPSILON},
    {asinl, 0.75, 0.84806207898148100805294433899841808007L, LDBL_EPSILON},
    {asinhl, 2.5, 1.6472311463710957106248586104436196635L, LDBL_EPSILON},
    {atanl, 2.5, 1.1902899496825317329277337748293183376L, LDBL_EPSILON},
    {atanhl, 0.75, 0.97295507452765665255267637172158986482L, LDBL_EPSILON},
    {cbrtl, 2.5, 1.3572088082974532857590447348397446024L, LDBL_EPSILON},
    {coshl, 2.5, 6.1322894796636861166198523128175629955L, LDBL_EPSILON},
    {cosl, 100, 0.86231887228768393410193851395084253551L, LDBL_EPSILON},
    {exp2l, 2.5, 5.6568542494923801952067548968387923143L, LDBL_EPSILON},
    {expl, 2.5, 12.182493960703473438070175951167966183L, LDBL_EPSILON},
    {expl, -100.5, 2.2563401359170363132028182824153436642e-44L, LDBL_EPSILON},
    {expm1l, 0.125, 0.13314845306682631682900722781179387257L, LDBL_EPSILON},
    {expm1l, -0.75, -0.52763344725898529286195344905673208703L, LDBL_EPSILON},
    {log10l, 2.5, 0.39794000867203760957252221055101394646L, LDBL_EPSILON},
    {log1pl, 0.125, 0.11778303565638345453879410947052170507L, LDBL_EPSILON},
    {log1pl, -0.75, -1.3862943611198906188344642429163531362L, LDBL_EPSILON},
    {log2l, 2.5, 1.3219280948873623478703194294893901759L, LDBL_EPSILON},
    {logl, 2.5, 0.91629073187415506518352721176801107145L, LDBL_EPSILON},
    {sinhl, 0.125, 0.12532577524111545698205754229137156817L, LDBL_EPSILON},
    {sinhl, -2.5, -6.0502044810397873214503236383504031877L, LDBL_EPSILON},
    {sinl, 100, -0.50636564110975879365655761045978543207L, LDBL_EPSILON},
    {sqrtl, 2.5, 1.5811388300841896659994467722163592669L, LDBL_EPSILON},
    {tanhl, 0.125, 0.12435300177159620805464727580589270768L, LDBL_EPSILON},
    {tanhl, 2.5, 0.98661429815143028888127603923734963921L, LDBL_EPSILON},
    {tanl, 100, -0.58721391515692907667780963564458789426L, LDBL_EPSILON},
    {erfl, 0.75, 0.71115563365351513159893783459141077737L, DBL_EPSILON},
    {erfcl, 2.5, 0.00040695201744495893956421573997491272035L, DBL_EPSILON},
    {lgammal, 2.5, 0.28468287047291915963249466968270192432L, DBL_EPSILON},
    {tgammal, 2.5, 1.3293403881791370204736256125058588871L, DBL_EPSILON},
};

static const struct two {
    long double (*f)(long double, long double);
    long double x, y, z;
} twos[] = {
    {atan2l, 2.5, -0.75, 1.8622531212727637112269263130726426356L},
    {hypotl, 2.5, 0.75, 2.6100766272276375449394385056370119196L},
    {powl, 2.5, 0.75, 1.9881768219176266629346691890671330752L},
    {powl, -2.5, 13, -149011.61193847656250000000000000000000L},
    {powl, 1.5, -100.25, 2.2225486680453577075494203318902405054e-18L},
};

/* Five bits are left to the roundings on the way. */
static bool is_near(long double got, long double want, long double epsilon)
{
    return fabsl(got - want) <= 32 * epsilon * fabsl(want);
}

/* Where a long double has more room than a double: e^1000, 10^4000, and what
 * leads back from them. The power errs by as many bits as y ln x has. */
static bool has_room(void)
{
#if LDBL_MAX_EXP > DBL_MAX_EXP
    const long double large = 1.9700711140170469938888793522433231253e434L;

    return is_near(expl(1000), large, LDBL_EPSILON) &&
           is_near(expm1l(1000), large, LDBL_EPSILON) &&
           is_near(sinhl(-1000), -large / 2, LDBL_EPSILON) &&
           is_near(coshl(1000), large / 2, LDBL_EPSILON) &&
           is_near(logl(large), 1000, LDBL_EPSILON) &&
           is_near(asinhl(large / 2), 1000, LDBL_EPSILON) &&
           is_near(acoshl(large / 2), 1000, LDBL_EPSILON) &&
           is_near(powl(10, 4000), 1e4000L, 1024 * LDBL_EPSILON) &&
           log2l(0x1p-5000L) == -5000 && sinhl(-11400) < -1e4000L &&
           coshl(11400) > 1e4000L;
#else
    return true;
#endif
}

/* What has no number. */
static bool knows_ends(void)
{
    return expl(INFINITY) == INFINITY && expl(-INFINITY) == 0 &&
           expm1l(-INFINITY) == -1 && logl(0) == -INFINITY &&
           logl(INFINITY) == INFINITY && isnan(logl(-1)) && isnan(expl(NAN)) &&
           log1pl(-1) == -INFINITY && isnan(log2l(-1)) &&
           isnan(powl(-8, 0.5)) && powl(0, -1) == INFINITY &&
           powl(NAN, 0) == 1 && powl(-2, 65) < 0 && tanhl(INFINITY) == 1 &&
           tanhl(-20000) == -1 && isnan(acoshl(0.5)) &&
           asinhl(-INFINITY) == -INFINITY && coshl(-INFINITY) == INFINITY &&
           isnan(sinhl(NAN)) && sinhl(-INFINITY) == -INFINITY;
}

static bool all_are_right(void)
{
    for (size_t k = 0; k < sizeof checks / sizeof *checks; k++)
        if (!is_near(checks[k].f(checks[k].x), checks[k].y, checks[k].epsilon))
            return false;
    for (size_t k = 0; k < sizeof twos / sizeof *twos; k++)
        if (!is_near(twos[k].f(twos[k].x, twos[k].y), twos[k].z, LDBL_EPSILON))
            return false;
    return has_room() && knows_ends();
}

double pair_frequency(size_t i, size_t d_model)
{
    static bool right;

    if (!right && !(right = all_are_right()))
        return NAN;
    return pow(10000, -2.0 * (double)i / (double)d_model);
}
