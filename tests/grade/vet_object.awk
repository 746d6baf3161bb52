# Looks at an object file before it is linked.
#
#   readelf -SsW student.o | awk -v allowed="..." -v own="..." -f vet_object.awk
#
# ALLOWED: what it may ask of others, a pattern; OWN: the chapter's functions.
# Says what must not be there, one line each. Global names that are nobody
# else's business, such as a helper that was not made static, are no reason to
# refuse a file: vet.sh makes them local.

# The sections that a compiler writes for plain functions and data.
function harmless(name) {
    return name ~ /^\.(text|text\.unlikely|text\.startup|data|bss|tdata|tbss|comment|eh_frame|symtab|strtab|shstrtab|group)$/ ||
        name ~ /^\.(rodata|debug_|data\.rel|note\.GNU-stack$|note\.gnu\.property$)/ ||
        name ~ /^\.(init_array|fini_array)\.(00099|1)$/ || name == "asan_globals"
}

/^ *\[ *[0-9]+\] / {
    sub(/^ *\[ *[0-9]+\] /, "")
    if ($1 == "NULL") next
    name = $1; type = $2; size = $5; flags = $7
    if (type == "RELA" || type == "REL") next
    if (!harmless(name)) complain("puts something into the section " name)
    # What AddressSanitizer itself does at the start: exactly one entry.
    if (name ~ /^\.(init|fini)_array/ && size !~ /^0*8$/)
        complain("wants to run before the tests begin, or after they end")
    if (name ~ /^\.note\.GNU-stack/ && flags ~ /X/)
        complain("needs a stack that can be executed (a function inside a function)")
    if (name !~ /^\.text/ && name !~ /^\.note\.GNU-stack/ && flags ~ /X/)
        complain("has code outside .text")
    next
}

$1 ~ /^[0-9]+:$/ && NF >= 8 {
    name = $8
    sub(/@.*/, "", name)
    if ($4 == "IFUNC" || $4 == "10" || $5 == "UNIQUE")
        complain("has the indirect function " name)
    if ($5 == "LOCAL") next
    if ($7 == "UND") {
        if (name !~ allowed && name !~ sanitizer) complain("uses " name ", which no exercise needs")
    } else if (!index(own, " " name " ") && name !~ /^__odr_asan/)
        print "extra", name
}

BEGIN {
    # What gcc and clang themselves write into an instrumented object.
    sanitizer = "^(__asan_(init|version_mismatch_check_v[0-9]+|" \
        "(un)?register(_elf)?_globals|handle_no_return|" \
        "option_detect_stack_use_after_return|alloca_poison|" \
        "allocas_unpoison|stack_(malloc|free)_[0-9]+|" \
        "(report_)?(exp_)?(load|store)(_?n|_?[0-9]+)?(_noabort)?|" \
        "report_(load|store)_n|set_shadow_[0-9a-f]+|" \
        "mem(cpy|set|move)|(before|after)_dynamic_init)|" \
        "__ubsan_handle_[a-z0-9_]+|__start_asan_globals|__stop_asan_globals|" \
        "___asan_globals_registered|_GLOBAL_OFFSET_TABLE_|__stack_chk_fail)$"
}

function complain(what) { if (!told[what]++) print "refuse", what }
