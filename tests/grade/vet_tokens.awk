# Looks at a submission after the preprocessor: the words that the compiler
# gets to see, whatever macros they came from.
#
#   awk -v file=full_formula.c -f vet_tokens.awk student.i
#
# Says what must not be there, one line each: assembly, attributes that place
# code or data somewhere or take the sanitizers' eyes away, and names that
# belong to the compiler and the sanitizers. Lines from headers are known by
# their markers, which vet_source.awk made sure nobody can fake.

BEGIN {
    fine = " __func__ __FUNCTION__ __PRETTY_FUNCTION__ __extension__ " \
        "__restrict __restrict__ __inline __inline__ __const __volatile__ " \
        "__typeof __typeof__ __signed__ __alignof__ __real__ __imag__ " \
        "__errno_location __assert_fail __ctype_b_loc __ctype_tolower_loc " \
        "__ctype_toupper_loc _Bool _Complex _Imaginary _Static_assert " \
        "_Noreturn _Generic _Alignas _Alignof _Complex_I _Float64 " \
        "_ISalpha _ISdigit _ISspace _ISalnum _ISupper _ISlower _ISpunct " \
        "_ISprint _ISgraph _ISxdigit _IScntrl _ISblank __int128 "
    builtin = "^__builtin_(inf|inff|infl|huge_val|huge_valf|huge_vall|" \
        "nan|nanf|nanl|isnan|isinf|isinf_sign|isfinite|isnormal|signbit|" \
        "signbitf|signbitl|fpclassify|isgreater|isgreaterequal|isless|" \
        "islessequal|islessgreater|isunordered|offsetof|va_.*|complex|" \
        "tgmath|classify_type|types_compatible_p|choose_expr|expect|" \
        "constant_p|unreachable|(f?abs|sqrt|sin|cos|exp|log|pow|floor|" \
        "memcpy|memset|memmove)[fl]?)$"
    attribute = " unused const pure noinline always_inline fallthrough "
}

/^# [0-9]+ "/ {
    name = $3
    gsub(/"/, "", name)
    sub(/^.*\//, "", name)
    mine = name == file && $0 !~ / 3( |$)/
    at = $2 - 1
    next
}
!mine { next }
{ at++ }
/^[ \t]*#[ \t]*pragma/ {
    if ($0 !~ /pragma (STDC|once|omp|GCC (diagnostic|optimize|unroll|ivdep))/)
        complain("has a pragma out of a macro")
    next
}
{
    gsub(/"([^"\\]|\\.)*"|'([^'\\]|\\.)*'/, " 0 ")
    while (match($0, /[A-Za-z_][A-Za-z0-9_]*|[^ \t]/)) {
        token(substr($0, RSTART, RLENGTH))
        $0 = substr($0, RSTART + RLENGTH)
    }
}

function complain(what) {
    what = what " (line " at ")"
    if (!told[what]++) print what
}

# After __attribute__ come (( names )): depth counts the parentheses.
function token(t) {
    if (waiting) {
        if (t == "(") depth++
        else if (t == ")") { if (--depth == 0) waiting = 0 }
        else if (t != "," && !index(attribute, " " bare(t) " "))
            complain("has the attribute " substr(t, 1, 30))
        return
    }
    if (t == "[" && last == "[") complain("has an attribute in [[ ]]")
    last = t
    if (t == "__attribute__" || t == "__attribute") { waiting = 1; depth = 0 }
    else if (t ~ /^(asm|__asm|__asm__)$/) complain("has assembly in it")
    else if (t ~ /^(__|_[A-Z])/ && !index(fine, " " t " ") && t !~ builtin)
        complain("uses " substr(t, 1, 40) ", a name that belongs to the compiler")
}

function bare(t) { gsub(/^__|__$/, "", t); return t }
