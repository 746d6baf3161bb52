# Looks at an object file before it is linked.
#
#   { readelf -SsrW O; objdump -d --no-show-raw-insn O; } |
#       awk -v chapter=NN_name -v bundle=BUNDLE -v folder=DIR -f vet_object.awk
#
# Says what must not be there, one line each. BUNDLE has what it may ask of
# others (allowed.pattern), and the chapter's own functions (names/NN_name).
# Global names that only this file uses, such as a helper that was not made
# static, are no reason to refuse it: they go to DIR/extra, and into
# DIR/flags if they are the name of something that the tests use.

BEGIN {
    getline allowed <(bundle "/allowed.pattern")
    while ((getline name <(bundle "/names/" chapter)) > 0) own[name] = 1
    while ((getline name <(bundle "/taken")) > 0) taken[name] = 1
    data = "^(stdin|stdout|stderr|signgam)$"
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

# The sections that a compiler writes for plain functions and data.
function harmless(name) {
    return name ~ /^\.text(\.unlikely|\.startup)?$/ ||
        name ~ /^\.(data|bss|tdata|tbss|comment|eh_frame|group)$/ ||
        name ~ /^\.(symtab|strtab|shstrtab)$/ ||
        name ~ /^\.(rodata|debug_|data\.rel)/ ||
        name ~ /^\.note\.(GNU-stack|gnu\.property)$/ ||
        name ~ /^\.(init_array|fini_array)\.(00099|1)$/ ||
        name == "asan_globals"
}

# readelf's sections
/^ *\[ *[0-9]+\] / {
    sections++
    number = $0
    gsub(/^ *\[ *|\].*/, "", number)
    sub(/^ *\[ *[0-9]+\] /, "")
    if ($1 == "NULL") next
    if ($1 ~ /^\.text/) text[number] = 1
    name = $1; type = $2; size = $5; flags = $7
    if (type == "RELA" || type == "REL") next
    if (!harmless(name)) complain("puts something into the section " name)
    # What AddressSanitizer itself does at the start: exactly one entry.
    if (name ~ /^\.(init|fini)_array/ && size !~ /^0*8$/)
        complain("wants to run before the tests begin, or after they end")
    if (name ~ /^\.note\.GNU-stack/ && flags ~ /X/)
        complain("needs a stack that can be executed " \
            "(a function inside a function)")
    if (name !~ /^\.text/ && name !~ /^\.note\.GNU-stack/ && flags ~ /X/)
        complain("has code outside .text")
    next
}

# readelf's symbols
$1 ~ /^[0-9]+:$/ && NF >= 8 && $6 ~ /^(DEFAULT|HIDDEN|INTERNAL|PROTECTED)$/ {
    name = $8
    sub(/@.*/, "", name)
    if ($4 == "IFUNC" || $5 == "UNIQUE" || $4 ~ /^<|OS/)
        complain("has the indirect function " name)
    if ($4 == "OBJECT" && ($7 in text)) complain("puts data among its code")
    if ($5 == "LOCAL") next
    symbols++
    if ($7 == "UND") {
        undefined[name]
        if (name !~ allowed && name !~ sanitizer)
            complain("uses " name ", which no exercise needs")
    } else if (!(name in own) && name !~ /^__odr_asan/) extra(name)
    else if (name in taken) extra(name)
    next
}

# readelf's relocations: where the object asks for another's address. A call
# is one kind; the others take the address, and it could go anywhere.
$3 ~ /^R_/ && $5 ~ /^[a-z_]/ {
    if ($3 !~ /PLT|CALL|JUMP/ && $5 !~ sanitizer && $5 !~ data) address[$5]
    next
}

# objdump's instructions: address, tab, mnemonic
/^ *[0-9a-f]+:\t/ {
    code++
    if ($2 ~ /^(syscall|sysenter|int|int3|in|out|svc|hvc|smc)$/)
        complain("has a system call in it")
    if ($0 ~ /\tcall +\*|\tnotrack (call|jmp) +\*|\tblr /) pointer = 1
}

END {
    # Tools that say nothing are no good sign.
    if (!sections || !symbols || !code) print "can't be read as an object file"
    if (pointer) look_at("calls through a pointer")
    for (name in address)
        if (name in undefined) look_at("takes the address of " name)
}

function look_at(what) { print what >>(folder "/flags") }

function complain(what) { if (!told[what]++) print what }

function extra(name) {
    print name >>(folder "/extra")
    if (name in taken)
        look_at("defines a name that is taken: " name)
}
