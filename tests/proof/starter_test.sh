#!/bin/sh
# starter_test.sh: makes a starter, works in it as a student does, and updates
# it after an instructor has added files there. No file in it may contain an
# answer.
set -u

. tests/verbs/common.sh
. tests/proof/count.sh
for tool in git doxygen pdflatex; do
    have $tool || stop "$tool is not installed.  make setup-dev"
done
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
mkdir -p "$BUILD" && BUILD=$(cd "$BUILD" && pwd) || exit 2
tree=$PWD
starter=$room/starter
where=" in a starter"
stub=chapters/05_full_formula/full_formula.c
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

# --- where it can go, and where not

says 2 'DIR is required' tests/starter/starter.sh
mkdir "$room/full" && touch "$room/full/thesis.tex"
says 2 'not a starter' hand_out "$room/full"
git -C "$room/full" init -q && commit "$room/full" "Thesis"
says 2 "isn't in its history" hand_out "$room/full"
holds "and nothing was changed there" test "$(ls "$room/full")" = thesis.tex
git init -q "$starter"
says 0 'without solutions' hand_out "$starter"
holds "a clean history: one commit" \
    test "$(git -C "$starter" rev-list --all --count)" = 1

# --- what is in it

holds "no folder with answers in it" sh -c "! git -C '$starter' ls-files |
    grep -E 'solutions/|misconceptions/|alternatives/|tests/grader|instructor'"
# The files that are handed out. A new file that students need gets a line
# here; one that they don't need, a line in starter.sh.
cat >"$room/decided" <<'END'
(README\.md|Makefile|LICENSE|\.gitignore|\.clang-format|\.editorconfig)
\.devcontainer/devcontainer\.json
chapters/(14_does_order_matter/train|15_it_writes/write)/[a-z]+\.[ch]
chapters/(12_fast_table/race|13_in_the_wild/whose)/[a-z]+\.(c|py)
chapters/([0-9][0-9]_[a-z_]+/)?Makefile
chapters/([0-9][0-9]_[a-z_]+)/(README\.md|worked\.c|[a-z_]+\.[ch])
tests/[0-9][0-9]_[a-z_]+/(fingerprints|worked\.txt|[a-z_]+_test\.c)
docs/(models|training|writing)\.md
tests/1[45]_[a-z_]+/results\.tsv
tests/13_in_the_wild/atlas\.(h|tsv)
tests/(harness|judge|guesses|verbs)/[a-z0-9_]+\.(awk|c|h|mk|py|sh|tsv)
tests/judge/program
docs/(errata|glossary|in-the-wild|schemes|walkthrough|why)\.md
docs/sources\.(md|tsv)
docs/notes/(front|home|preface)\.md
docs/(board/board|figures/[a-z0-9_]+-(dark|light))\.svg
docs/engine/[a-z_]+\.(awk|c|js|json|sh|txt)
docs/explorer/([a-z_]+\.(awk|css|html|js|sh|txt)|views/[a-z_]+\.js)
docs/explorer/reference\.wasm
docs/pages/(book\.tex|(book|course|edition|latex|notes|page|web)\.py)
docs/notes/(Doxyfile|layout\.xml|mathjax\.js|notes\.css)
docs/notes/site/[a-z_]+\.(html|js|svg)
END
only_decided() { # FOLDER
    ! git -C "$1" ls-files | grep -vxE -f "$room/decided"
}
holds "no file that is not on the list" only_decided "$starter"

# No file may contain a solution, whatever its name is there.
gives_away() { # FOLDER
    (cd "$1" && git ls-files -z -- '*.[ch]' '*.md' '*.txt' | xargs -0 \
        awk -f "$tree/tests/proof/leaks.awk" \
        part=1 "$tree"/solutions/*/*.c part=2) || return
    echo "nothing is given away"
}
says 0 'nothing' gives_away "$starter"
git clone -q "$starter" "$room/leaky"
sed 's/pair_frequency/helper/' "$right" \
    >>"$room/leaky/chapters/07_add_vs_concat/worked.c"
says 123 'worked.c:.* as in .*full_formula.c' gives_away "$room/leaky"

# The pages must be right there, too: every link leads somewhere, and a verb
# that is named exists, or the page says that it is only in the course itself.
cd "$starter" || exit 2
pages=$(git ls-files '*.md')
# shellcheck disable=SC2016,SC2086
verbs_of_pages() {
    grep -ohE '`make [a-z-]+`?( \(in the course itself)?' $pages |
        grep -v 'in the course itself' | tr -d '`' | sort -u |
        while read -r _ verb; do
            grep -q "^$verb:" Makefile || echo "make $verb"
        done
}
holds "no page has a dead link" python3 "$tree/docs/pages/check.py"
# -a: without it a standard error that is a file would be emptied.
holds "no page names a verb that isn't there" \
    test -z "$(verbs_of_pages | tee -a /dev/stderr)"
# shellcheck disable=SC2086
holds "no page sends a reader to a solution" \
    sh -c "! grep -n 'make solution\|solutions/' \$*" - $pages
# shellcheck disable=SC2016 # awk's
holds "no item of a list is missing in the count" awk '
    /^[0-9]+\. / { if ($1 != ++n ".") exit 1 }
    /^## / { n = 0 }' docs/walkthrough.md
holds "README.md is the one for students" \
    sh -c "! grep -n -i 'instructor\|contributor\|make grade\|<!--' README.md"
cd "$tree" || exit 2

# --- a student's work

git clone -q "$starter" "$room/student"
cd "$room/student" || exit 2
course_build=$BUILD
unset BUILD MAKEFLAGS MAKELEVEL MFLAGS CH
says 0 'check  ' make
holds "no verb in the list that has no script" \
    sh -c "! grep -E '  (test|grade|starter|sync|bench|misconceptions) ' \
        '$room/output'"
says 0 'Begin here' make check
says 0 'pair_frequency: hint 1 of' make hint CH=05
says 3 'is not finished yet' make run CH=05
says 3 'is not finished yet' make run CH=07
says 0 '## river_bank' make run CH=05 ON=reference
holds "the reference's numbers are those of the course" sh -c "cd '$tree' &&
    BUILD='$course_build' CH=05 ON=reference tests/verbs/run.sh |
    cmp - '$room/output'"
says 2 "isn't written" make whose ROW='0.8415 0.0001 0.5403 1.0000'
says 2 'no solutions' make solution CH=05 FORCE=1
says 0 '0\.8415 +0\.5403 +0\.0464' make walkthrough CH=05
shows "the walkthrough goes on to the quiz" '^## Quiz'
says 0 'has no further hint' sh -c 'for n in 1 2 3 4 5; do
    make hint EX=pair_frequency; done'
lacks "and no hint leads to a solution" 'make solution'
sed 's/-2\.0/-1.0/' "$right" >$stub
says 1 'you get with|misses|forget|exponent' make check CH=05
shows "a mistake is named, from numbers alone" \
    'where the formula has|too slowly|half'
cp "$right" $stub
says 0 'This chapter is done\.$' make check CH=05
says 0 '## river_bank' make run CH=05
says 0 'kept-1' make reset CH=05
for file in "$tree"/solutions/*/*.c; do
    cp "$file" "chapters/${file#"$tree"/solutions/}"
done
says 0 'the course is finished' make check
lacks "a student who has finished is sent to no missing verb" \
    'make (solution|misconceptions)'
git checkout -q chapters
# shellcheck disable=SC2016 # the inner shell and awk expand these
holds "make help lists nothing that is not here" sh -c \
    'make help | awk "/^    ?[a-z]+ /{ print \$1 }" | xargs -n 1 make -n'
says 0 'index\.html' make notes
# One run of pdflatex shows that the book can be set. More would only settle its
# page numbers.
mkdir "$room/once"
cat >"$room/once/pdflatex" <<END
#!/bin/sh
[ -f book.pdf ] || exec $(command -v pdflatex) -interaction=nonstopmode \
    -halt-on-error book.tex
END
chmod +x "$room/once/pdflatex"
says 0 'course\.pdf' env PATH="$room/once:$PATH" make pdf
says 0 'explorer\.html' make explore
holds "the live page has the reference, and the student's chapters" \
    grep -qE "reference: '[A-Za-z0-9+/=]{1000}" build/explorer/explorer.html
says 1 "student's edition only" make notes EDITION=instructor

# The solutions, handed out later, are found.
cp -R "$tree/solutions" .
cp "$right" $stub
says 0 'Compare:  make solution CH=05' make check CH=05
says 0 'the reference' make solution CH=05
rm -r solutions
cd "$tree" || exit 2

# --- a copy of the course without git, and with a file missing

course=$room/course
mkdir "$course" && git ls-files -co --exclude-standard >"$room/files" &&
    tar -cf - -T "$room/files" | tar -xf - -C "$course"
cp -Rp "$course_build" "$room/build"
# A folder that is newer than what was built would have it built again.
for folder in tests/*/misconceptions; do
    touch -r "$folder" "$course/$folder"
done
export BUILD="$room/build"
cd "$course" || exit 2
where=" in a copy of the course"
says 2 'git init' hand_out "$room/from-zip"
says 2 'git init' env OUT="$room/zip.zip" tests/grader/platforms/gradescope.sh
holds "nothing is written then" \
    test ! -e "$room/from-zip" -a ! -e "$room/zip.zip"
git init -q && git add -A
mv docs/glossary.md "$room/"
says 2 'Not every file' hand_out "$room/from-zip"
holds "nothing is written from an incomplete copy" test ! -e "$room/from-zip"
mv "$room/glossary.md" docs/
mkdir "$room/in-the-way" && touch "$room/in-the-way/chapters"
says 2 'could not be copied' env KIT=1 DIR="$room/in-the-way" \
    tests/starter/starter.sh
echo "Exam" >tests/verbs/exam.txt && git add -A
says 0 'without solutions' hand_out "$room/from-zip"
says 1 'exam.txt' only_decided "$room/from-zip"
git rm -qf tests/verbs/exam.txt

# --- an update of a starter to which an instructor has added files

echo "A sentence more." >"$starter/LICENSE"
says 2 'not committed' hand_out "$starter"
git -C "$starter" checkout -q LICENSE
mkdir -p "$starter/.github/workflows"
echo "Monday" >"$starter/SYLLABUS.md"
echo "name: grade" >"$starter/.github/workflows/grade.yml"
echo "/* a word from your teacher */" >>"$starter/$stub"
echo "Office hours: Monday" >>"$starter/docs/walkthrough.md"
echo "In our own words" >>"$starter/docs/glossary.md"
echo "<!-- ours -->" >>"$starter/docs/figures/sum-dark.svg"
commit "$starter" "Ours"
before=$(git -C "$starter" rev-parse --short HEAD)

says 0 'up to date' hand_out "$starter"
holds "with nothing new, what was committed there stays" \
    test "$(git -C "$starter" rev-parse --short HEAD)" = "$before"
# The student, at work, with a clone from before all this.
cp "$right" "$room/student/$stub"
commit "$room/student" "Mine"

sed 's/^# .*/&, told anew/' chapters/05_full_formula/README.md >lesson &&
    mv lesson chapters/05_full_formula/README.md
echo "In the course's words" >>docs/glossary.md
awk '/^#endif/ { print "/** New. */\ndouble pair_phase(size_t pos,\n" \
    "                  size_t i, size_t d_model);\n" } { print }' \
    chapters/05_full_formula/full_formula.h >header &&
    mv header chapters/05_full_formula/full_formula.h
git rm -qf docs/figures/sum-dark.svg docs/figures/sum-light.svg
sed 's/river_bank/brook_bank/' chapters/05_full_formula/worked.c \
    >worked && mv worked chapters/05_full_formula/worked.c
where=" to a starter with files of its own"
says 0 'version [0-9.]+ \(was [0-9.]+\)' hand_out "$starter"
cp "$room/output" "$room/told"

unchanged() { # FILE
    git -C "$starter" diff --quiet "$before" HEAD -- "$1"
}
for file in SYLLABUS.md .github/workflows/grade.yml docs/walkthrough.md \
    docs/figures/sum-dark.svg $stub; do
    holds "an update leaves $file alone" unchanged "$file"
    holds "and it is there" test -f "$starter/$file"
done
holds "an update has what the worked example prints now" \
    grep -q '^## brook_bank' "$starter/tests/05_full_formula/worked.txt"
holds "an update removes a file that is gone" \
    test ! -e "$starter/docs/figures/sum-light.svg"
holds "a file that is gone, but was changed there, stays and is named" \
    grep -q '^docs/figures/sum-dark.svg: .*It stays' "$room/told"
holds "a file that both have changed is the course's" \
    cmp docs/glossary.md "$starter/docs/glossary.md"
holds "and it is named" grep -q '^docs/glossary.md: changed by you' "$room/told"
show=$(sed -n 's/^  \(git .* show .*glossary.md\)$/\1/p' "$room/told")
says 0 'In our own words' sh -c "${show:-false}"
holds "the update names no other file" \
    test "$(grep -c 'changed by you\|because you' "$room/told")" = 2
holds "nothing is left undone there" \
    test -z "$(git -C "$starter" status --porcelain)"
says 0 'up to date already' hand_out "$starter"
echo "One more word" >>docs/glossary.md
says 0 'version [0-9.]+ \(was [0-9.]+\)' hand_out "$starter"
holds "the next update works as well" \
    cmp docs/glossary.md "$starter/docs/glossary.md"
holds "and leaves what is there" unchanged SYLLABUS.md

# --- what an update says about a new exercise

sed -n '/^#include "todo.h"/,$p' "$room/told" >"$room/lines"
holds "a new exercise of an old chapter is announced" \
    grep -q '^Chapter 05_full_formula has new exercises' "$room/told"
holds "with the lines to add, and no others" sh -c "grep -q 'pair_phase' \
    '$room/lines' && ! grep 'pair_frequency\|encode' '$room/lines'"
holds "and of no other chapter" \
    test "$(grep -c 'has new exercises' "$room/told")" = 1

# --- the update reaches the student, with the command in README.md

cd "$room/student" || exit 2
unset BUILD
where=" in a student's clone"
pull=$(sed -n '/^git pull/p' README.md)
says 0 'In the course|Merge|merge' sh -c "${pull:-false} && git log -1"
holds "the instructor's guide gives the same command" \
    grep -qF "$pull" "$tree/docs/instructor.md"
holds "a student who has committed keeps the work" sh -c \
    "head -n \$(wc -l <'$right') $stub | cmp - '$right'"
holds "and has the new lesson" \
    grep -q 'told anew' chapters/05_full_formula/README.md
cat "$room/lines" >>$stub
says 0 'This chapter is done' make check CH=05

sum_up
