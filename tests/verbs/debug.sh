#!/bin/sh
# make debug CH=05 [EX=encode_position]: a debugger, stopped where the exercise
# is called with what it fails for. The test that fails first runs, or one of
# EX: an exercise, or the name of a test. ARGS go to the debugger (ARGS=-tui);
# FOR=vscode prints a configuration for VS Code instead.
# shellcheck disable=SC2086 # options are words

. tests/verbs/common.sh
. tests/judge/steps.sh
chapter=$(single_chapter debug) || exit 2
need_tools cc
need_build_folder
source=chapters/$chapter/${chapter#??_}.c nn=${chapter%%_*}
need_exercise "$source" "$nn"
judge_chapters "$chapter"

# How the test has ended, its exercise, its name, which call to stop at, and the
# words for that call, if they are known.
found=$(awk -F'\t' -v OFS='\t' -v wanted="${EX-}" '
    $1 == "broken" { status = $1 }
    $1 == "claim" {
        rank = $4 == "todo" ? 1 : $4 == "passed" ? 2 : 3
        chosen = rank > best &&
            (wanted == "" || wanted == $2 || wanted == $3)
        if (chosen) {
            best = rank; status = $4; test = $2 OFS $3; number = 1; call = ""
        }
    }
    chosen && /^(call|wrong|changed|printed)\t./ && status !~ /passed|luck/ {
        call = $2
        if ($1 == "call") number = $3
    }
    END { print status, test, number, call }' "$BUILD/check/$chapter/facts")
IFS='	' read -r status exercise test number call <<END
$found
END
case $status${EX:+ named} in
broken*) stop_with unbuilt "$chapter" "$nn" ;;
' named') stop_with not_here "$EX" ;;
todo*) stop_with debug_open "$exercise" ;;
passed)
    words_of debug_nothing "$nn" "$nn" "$exercise"
    exit
    ;;
esac
function=${call%%[!a-z0-9_]*}
grep -qx "$function;" "$BUILD/tests/$chapter.exports" || function=$exercise

# Without sanitizers: UBSan would end a crash before the debugger sees it, and
# with gcc's AddressSanitizer no debugger finds a local array after a call.
folder=$BUILD/debug/$chapter
{ build SANITIZE=1 "$BUILD/harness/run" && build SANITIZE=1 SANITIZERS= judge \
    C="$chapter" SOURCE="$source" OUT="$folder"; } 7>&- || stop_with unended
claims=$BUILD/harness/run
[ -f "$folder/student.so" ] || claims=$folder/claims
libraries=$folder:$BUILD/tests/$chapter
options=$asan_limits:$no_leaks:abort_on_error=1

# The harness is compiled without -g, so a debugger does not know its types.
awaited='*(int *)&is_awaited' commands=$folder/commands
if have gdb || ! have lldb; then
    debugger="gdb -q" file=-x run="-ex run" program=--args reads=source
    numbers="p *x@6"
    stop="set breakpoint pending on
tbreak $function if $awaited"
else
    debugger=lldb file=-s run="-o run" program=-- reads="command source"
    numbers="parray 6 x"
    stop="breakpoint set -o true -n $function -c '$awaited'"
fi
echo "$stop" >"$commands"

if [ "${FOR-}" = vscode ]; then
    words_of debug_where >&2
    words_of debug_code "$exercise" \
        "$(cd "${claims%/*}" && pwd)/${claims##*/}" "$folder" "$exercise" \
        "$test" "$number" "$libraries" "$options" "$reads $commands" \
        "$(grep -E '"(type|request|cwd|osx|MIMode)"' .vscode/launch.json |
            sed '$s/,$//')"
    exit
fi

need_tools "${debugger% -q}"
export LD_LIBRARY_PATH="$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" \
    ASAN_OPTIONS="$options" SHELL=/bin/sh
unset DEBUGINFOD_URLS
report=$($debugger --batch $run $program "$claims" 2>&1 7>&-)
case $report in
*'exited with code 02'* | *'exited with status = 2 '*) ;; # claims FOLDER
*) stop_with no_tracing "${debugger% -q}" "$report" ;;
esac
words_of debug "$exercise" "$(echo "$test" | tr _ ' ')" "$function" \
    "${call:-its first call in this test}" "$numbers"
exec $debugger $file "$commands" $run ${ARGS-} $program "$claims" "$folder" \
    "$exercise" "$test" "$number" 7>&-
