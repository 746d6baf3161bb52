#!/bin/sh
# starter_test.sh: makes a starter, works in it as a student does, and updates
# it after an instructor has added files there. No file in it may contain an
# answer.
# shellcheck disable=SC2034 # what seems unused is for sessions/starter.tsv

. tests/proof/count.sh
need_tools git doxygen pdfinfo
temporary_room
mkdir -p "$BUILD" && BUILD=$(cd "$BUILD" && pwd) || exit 2
tree=$PWD
starter=$room/starter
where=" in a starter"
right=$PWD/solutions/05_full_formula/full_formula.c

# git uses only this name and these settings.
cat >"$room/gitconfig" <<'END'
[user]
    name = Somebody
    email = somebody@invalid
END
export GIT_CONFIG_GLOBAL="$room/gitconfig" GIT_CONFIG_NOSYSTEM=1
hand_out() { env DIR="$1" tests/starter/starter.sh; }
commit() { # FOLDER "message"
    git -C "$1" add -A && git -C "$1" commit -qm "$2"
}

# --- for sessions/starter.tsv

# What is handed out stands in handed_out.tsv. A new file that students need
# gets a line there; a file that they don't need, a line in starter.sh.
only_decided() { # FOLDER
    ! git -C "$1" ls-files | grep -vxE -f "$tree/tests/proof/handed_out.tsv"
}

# No file may contain a solution, whatever its name is there.
gives_away() { # FOLDER
    (cd "$tree" && python3 docs/pages/check.py "$1") &&
        echo "nothing is given away"
}

# The verbs that pages name, and that are not there. (A page may say that a verb
# is only in the course itself.)
# shellcheck disable=SC2016 # marks of Markdown
verbs_of_pages() { # PAGE ...
    grep -ohE '`make [a-z-]+`?( \(in the course itself)?' "$@" |
        grep -v 'in the course itself' | tr -d '`' | sort -u |
        while read -r _ verb; do
            grep -q "^$verb:" Makefile || echo "make $verb"
        done
}

course_build=$BUILD course=$room/course

course_s_numbers() (
    cd "$tree" &&
        BUILD=$course_build CH=05 ON=reference tests/verbs/run.sh
)

copy_without_git() {
    BUILD=$course_build
    build tests references fingerprints && mkdir "$course" || exit 2
    copy_course "$course" && bring_built
    cp -Rp "$course_build/made" build
}

unchanged() { # FILE
    git -C "$starter" diff --quiet "$before" HEAD -- "$1" &&
        test -f "$starter/$1"
}

session tests/proof/sessions/starter.tsv
sum_up
