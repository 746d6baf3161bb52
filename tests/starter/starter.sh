#!/bin/sh
# make starter DIR=folder: a repository to hand out. It has the course without
# solutions, misconceptions and the course's own tests; what is known of
# mistakes, and the numbers of the worked examples, come along as texts. Called
# again with the same folder, it adds what is new as one more commit, leaves
# every exercise alone, so that students can merge it, and keeps what else has
# been committed there.
#
#   KIT=1   a grading kit instead: no repository, and the grader besides

. tests/verbs/common.sh
nothing="Nothing was changed."

# git in the starter, where all that is done here is done by "The course",
# whoever the environment names.
at() (
    unset GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_COMMITTER_NAME \
        GIT_COMMITTER_EMAIL
    git -C "$DIR" -c user.name="The course" -c user.email="course@invalid" \
        -c commit.gpgsign=false "$@"
)

# The commit in DIR with what was handed out last. It holds the course alone,
# whatever was committed on top of it.
find_base() {
    base=
    [ -e "$DIR/.git" ] || return 0
    changes=$(at status --porcelain) ||
        stop "git can't read $DIR. $nothing"
    [ -z "$changes" ] || stop_with uncommitted "$DIR" "$nothing"
    at rev-parse -q --verify HEAD >/dev/null || return 0
    base=$(at log -1 --topo-order --no-merges --format=%H \
        --author='^The course <course@invalid>')
    [ -n "$base" ] || stop_with not_ours "$DIR" "$nothing"
}

# The files that git knows, as they are now, without those of left_out.tsv.
kept() {
    kind=starter
    [ -z "${KIT-}" ] || kind=kit
    sed -n -e 's/^all	//p' -e "s/^$kind	//p" tests/starter/left_out.tsv \
        >"$room/left_out"
    git -c core.quotePath=false ls-files | grep -vEf "$room/left_out"
}

copy_kept() {
    why=$(git ls-files --error-unmatch Makefile 2>&1) ||
        stop_with no_git "$(echo "$why" | head -n 1)"
    kept >"$room/list"
    { tar -cf "$room/tar" -T "$room/list" &&
        tar -xf "$room/tar" -C "$new"; } ||
        stop "Not every file could be copied. $nothing"
}

# What a starter has for each chapter besides its files: the empty exercise,
# the fingerprints of known mistakes, what its worked example prints.
add_chapter() {
    name=${1#??_}
    { cp "$BUILD/fingerprints/$1" "$new/tests/$1/fingerprints" &&
        tests/verbs/run.sh --reference "$1" >"$new/tests/$1/worked.txt" &&
        awk -f tests/judge/stub.awk "chapters/$1/$name.h" \
            >"$new/chapters/$1/$name.c"; } ||
        stop "Chapter $1 could not be prepared. $nothing"
}

# The live page runs the reference: a starter has it as WebAssembly, without its
# source. Without the page's tools the starter is without the page.
add_live_page() {
    [ -d "$new/docs/explorer" ] || return 0
    {
        cat docs/explorer/explorer.sh docs/engine/flags.txt chapters/*/*.h \
            solutions/*/*.[ch] tests/harness/*.h
        clang --version
    } 2>&1 |
        made wasm docs/explorer/explorer.sh --reference /dev/stdout \
            >"$new/docs/explorer/reference.wasm" 2>"$room/why" && return
    rm -rf "$new/docs/explorer" "$new/docs/engine"
    {
        cat "$room/why"
        echo
        echo "The starter is made without the live page (make explore)."
    } >&2
}

# The pages as students read them.
adapt_pages() {
    grep '\.md$' "$room/list" |
        xargs python3 docs/pages/handed_out.py "$new" ||
        stop "The pages could not be written. $nothing"
}

# An exercise that has been handed out belongs to the students: it stays as it
# was. Functions that have been added since are put into new_exercises/.
leave_exercise() {
    file=chapters/$1/${1#??_}.c
    at show "$base:$file" >"$room/exercise" 2>/dev/null || return 0
    awk -f tests/starter/new_exercises.awk part=1 "$room/exercise" part=2 \
        "tests/$1/contract.tsv" \
        >"$room/new_exercises/$1"
    cp "$room/exercise" "$new/$file" || exit 2
}

# A merge does not bring students a new exercise of a chapter they have.
list_new_exercises() {
    for chapter in $chapters; do
        [ -s "$room/new_exercises/$chapter" ] || continue
        words_of new_exercises "$chapter" "$chapter/${chapter#??_}" \
            "${chapter%%_*}"
        cat "$room/new_exercises/$chapter"
    done
}

# A commit of the course alone, on top of the commit before. Its files are put
# together in a separate index: what the instructor's git ignores counts.
commit_course() {
    folder=$(at rev-parse --absolute-git-dir) || exit 2
    tree=$(cd "$new" && export GIT_DIR="$folder" GIT_WORK_TREE="$new" \
        GIT_INDEX_FILE="$room/index" && git add -Af . && git write-tree) ||
        exit 2
    [ -z "$base" ] || [ "$(at rev-parse "$base^{tree}")" != "$tree" ] ||
        return 1
    commit=$(at commit-tree "$tree" ${base:+-p "$base"} -m "$message") || exit 2
}

# Where the course and the instructor have changed the same lines, the course's
# file wins; what it no longer has stays if the instructor changed it.
settle() {
    mine=$(at rev-parse --short HEAD)
    at diff --name-only --diff-filter=U >"$room/unmerged"
    while read -r file; do
        if at checkout -q --theirs -- "$file" 2>/dev/null; then
            words_of both_changed "$file" "$DIR" "$mine:$file"
        else
            words_of stays "$file"
        fi
        at add -- "$file"
    done <"$room/unmerged"
    at commit -qm "$message"
}

bring_up_to_date() {
    at -c merge.renames=false merge -q --ff --no-edit -m "$message" "$commit" \
        >"$room/merge" 2>&1 && return
    [ -e "$(at rev-parse --absolute-git-dir)/MERGE_HEAD" ] && settle && return
    cat "$room/merge" >&2
    at merge --abort 2>/dev/null
    stop "The update could not be merged into $DIR. $nothing"
}

# The first heading of the changelog is the version.
version() { awk -F '[ ,]' '/^## / { print $2; exit }' docs/changelog.md; }

# The version of the last hand-out; older ones did not say theirs.
version_before() {
    before=$(at log -1 --format=%s "$base" |
        sed -n 's/^The course, version \([0-9.]*\).*/\1/p')
    echo "${before:-1.3 or older}"
}

hand_out_repository() {
    message="The course, version $(version)"
    [ -z "$base" ] || message="$message (was $(version_before))"
    mkdir "$room/new_exercises" || exit 2
    [ -e "$DIR/.git" ] || at init -q -b main || exit 2
    if [ -n "$base" ]; then
        for chapter in $chapters; do
            leave_exercise "$chapter"
        done
    fi
    if commit_course; then
        bring_up_to_date
        words_of handed_out "$DIR" "$message" "$(at ls-files | wc -l)"
    else
        echo "$DIR is up to date already."
    fi
    list_new_exercises
}

[ -n "${DIR-}" ] || stop "DIR is required:  make starter DIR=folder"
installer=setup-dev
need_tools cc git python3
if [ -e "$DIR" ] && [ -z "${KIT-}" ] && [ ! -e "$DIR/.git" ] &&
    [ -n "$(ls -A "$DIR" 2>/dev/null)" ]; then
    stop "$DIR exists and is not a starter. $nothing"
fi
mkdir -p "$DIR" || stop "$DIR can't be written."
DIR=$(cd "$DIR" && pwd)
[ -n "${KIT-}" ] || find_base
room=$(mktemp -d) && new=$room/new && mkdir "$new" || exit 2
trap 'rm -rf "$room"; rmdir "$DIR" 2>/dev/null' EXIT
copy_kept
chapters=$(tests/verbs/chapter.sh)
build tests fingerprints || exit 2
for chapter in $chapters; do
    add_chapter "$chapter"
done
add_live_page
adapt_pages
if [ -n "${KIT-}" ]; then
    # A grading kit has no right answer in it: the tests need none.
    cp -R "$new/." "$DIR/" || stop "The kit could not be copied to $DIR."
else
    hand_out_repository
fi
