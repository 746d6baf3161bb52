# C as it is where a long double has no more digits than a double: long double
# becomes double, and each function for it the one for double. For sed -E.
s/long double/double/g
s/([^a-zA-Z0-9_](sin|cos|exp|log|pow|sqrt|fabs|fma))l\(/\1(/g
s/LDBL_MANT_DIG/DBL_MANT_DIG/g
s/([0-9])L([^a-zA-Z0-9_])/\1\2/g
