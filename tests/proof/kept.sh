# A group that has passed is not run again until something that it reads has
# changed. test.sh reads this file with ".", from the top folder.
#
# What a group reads is every file of the course, unless it is said here. A
# group of which it is said runs in a copy that has no other files: so it can't
# depend on one that is left out.
# shellcheck shell=sh

# The class of a group: what it reads.
class_of() { # GROUP
    case $1 in
    references-* | plain-* | short-long-double | criterion | mutations | \
        formats | race) echo judge ;;
    apart | gallery | hostile) echo grader ;;
    *) echo all ;;
    esac
}

# Of a list of files, those that a class reads. Pages are no code, but for
# design.md, which formats.sh reads.
of_class() { # CLASS
    pages='[.]md$|^docs/|^LICENSE$|^[.]'
    case $1 in
    all) pages='^$' ;;
    judge) pages="$pages|^tests/(grader|proof/grader|starter)/" ;;
    esac
    awk -F '\t' -v out="$pages" '$1 == "docs/design.md" || $1 !~ out'
}

# Lists all files, those that are not committed yet too: the path, a tab, its
# rights and a number for its content.
take_stock() {
    git ls-files -co --exclude-standard | sort -u | while read -r file; do
        [ ! -f "$file" ] || echo "$file"
    done >"$BUILD/paths"
    xargs ls -ld <"$BUILD/paths" | cut -d' ' -f1 >"$BUILD/rights"
    git hash-object --no-filters --stdin-paths <"$BUILD/paths" >"$BUILD/hashes"
    paste "$BUILD/paths" "$BUILD/rights" "$BUILD/hashes"
}

# Prints what else decides: compilers, programs, settings.
surroundings() {
    uname -a
    for tool in "${CC:-cc}" gcc clang; do
        "$tool" --version 2>&1
    done
    for tool in make awk sh bash python3 bwrap criterion node doxygen pdflatex \
        chromium gnuplot shellcheck clang-format parallel; do
        program=$(command -v "$tool") && ls -lL "$program"
    done
    env | sort | grep -E '^(CC|ASAN_|UBSAN_|LC_|LANG|GRADE_|UNSAFE|JOBS)'
}

# Prints a number for all that a class reads: names, rights and contents; and
# for all files what git has of them.
key_of() { # CLASS FILES
    {
        surroundings
        of_class "$1" <"$2"
        [ "$1" != all ] || git ls-files -s
    } 2>&1 | git hash-object --stdin
}

# Copies the files of a class to a folder, with the dates of files and folders:
# what was built from the originals is up to date for the copy, too.
copy_class() { # CLASS FOLDER
    rm -rf "$2"
    of_class "$1" <"$BUILD/files" | cut -f1 >"$BUILD/paths"
    mkdir -p "$2" && tar -cf - -T "$BUILD/paths" | tar -xf - -C "$2" || return
    awk -F/ '{
        path = $1
        for (k = 2; k <= NF; path = path "/" $(k++)) print path
    }' "$BUILD/paths" | sort -u | while read -r folder; do
        touch -r "$folder" "$2/$folder"
    done
}

# The groups that passed before, when all that they read was as it is now, go
# from $groups to $kept.
keep_groups() {
    left=
    for group in $groups; do
        if read -r key count 2>/dev/null <"$BUILD/kept/$group" &&
            [ "$key" = "$(cat "$BUILD/key.$(class_of "$group")")" ]; then
            kept="$kept $group"
            kept_passed=$((kept_passed + count))
        else
            left="$left $group"
        fi
    done
    groups=$left
}

# note_pass GROUP COUNT: it has passed. (Where a file was changed meanwhile, it
# is not known which one the group has read.)
note_pass() {
    [ -f "$BUILD/files.after" ] || take_stock >"$BUILD/files.after"
    ! cmp -s "$BUILD/files" "$BUILD/files.after" ||
        echo "$(cat "$BUILD/key.$(class_of "$1")") $2" >"$BUILD/kept/$1"
}
