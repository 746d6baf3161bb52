#!/bin/sh
# make setup, setup-explore, setup-tab, setup-dev: installs what is missing,
# with the system's package manager. If nothing is missing it ends at once
# and needs no network. With DRY_RUN=1 it only lists the packages. A student
# needs a compiler, make and awk; what else is installed is for comfort. So a
# system whose package manager is not known here is no obstacle.
#
# packages.tsv has what each of them needs.
# shellcheck disable=SC2086 # packages and patterns are words

. tests/verbs/common.sh

# Without arguments for students; "dev" has all that "tab" has, and so on.
case ${1-} in
'') kinds=student ;;
explore) kinds="student explore" ;;
tab) kinds="student explore tab" ;;
dev) kinds="student explore tab dev" ;;
esac
[ "${CC-}" != clang ] || kinds="$kinds clang"

# there NAME FILES
there() {
    case $1 in
    criterion) pkg-config --exists criterion 2>/dev/null ;;
    chromium) # Debian has a lighter package, without windows.
        have chromium-headless-shell || {
            have chromium &&
                ! apt-cache show chromium-headless-shell >/dev/null 2>&1
        }
        ;;
    firefox) # Ubuntu's package brings another package system along.
        have firefox-esr || have firefox ||
            { have apt-cache && ! apt-cache show firefox-esr >/dev/null 2>&1; }
        ;;
    markdown-it) # Another Python may stand before the system's.
        /usr/bin/python3 -c 'import markdown_it' 2>/dev/null ||
            python3 -c 'import markdown_it' 2>/dev/null
        ;;
    cc) have "${CC:-cc}" || have cc ;;
    stdio.h)
        echo '#include <stdio.h>' | ${CC:-cc} -E - >/dev/null 2>&1 ||
            [ -e /usr/include/stdio.h ]
        ;;
    *)
        [ -n "$2" ] || { have "$1" && return; }
        for each in $2; do
            [ ! -e "$each" ] || return 0
        done
        return 1
        ;;
    esac
}

# missing COLUMN: prints this column of what is not there yet.
# shellcheck disable=SC2034,SC2154 # eval reads and sets
missing() {
    grep -v '^#' tests/verbs/packages.tsv |
        while read -r kind what debian arch brew files; do
            case " $kinds " in *" $kind "*) ;; *) continue ;; esac
            ! there "$what" "$files" || continue
            eval "package=\$$1"
            [ "$package" = - ] || printf '%s ' "$package"
        done
}

# Runs a command as root, with sudo if need be.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif have sudo; then
        sudo "$@"
    else
        stop_with root "$*"
    fi
}

install_with_apt() {
    log=$(mktemp)
    export DEBIAN_FRONTEND=noninteractive
    if as_root apt-get update -qq >"$log" 2>&1 &&
        as_root apt-get install -y -qq --no-install-recommends $packages \
            >"$log" 2>&1; then
        rm -f "$log"
    else
        tail -n 5 "$log" >&2
        stop_with apt "$packages"
    fi
}

# Where the package manager is not known: says what is missing, and what for.
elsewhere() {
    needed='' optional=''
    for what in $packages; do
        case $what in
        stdio.h) needed="$needed the C library's headers (stdio.h)," ;;
        entr) optional="$optional entr (for make watch)," ;;
        lowdown) optional="$optional lowdown (for make walkthrough)," ;;
        pkg-config) ;;
        criterion) optional="$optional Criterion (for make criterion)," ;;
        gdb) optional="$optional gdb (for make debug)," ;;
        *) needed="$needed $what," ;;
        esac
    done
    [ -z "$optional" ] || words_of optional "${optional%,}"
    [ -n "$needed" ] || return 0
    stop_with elsewhere "${needed%,}"
}

manager=
for each in apt-get:debian pacman:arch brew:brew; do
    [ -n "$manager" ] || ! have "${each%:*}" || manager=${each%:*} on=${each#*:}
done
packages=$(missing "${on:-what}")
[ -n "$packages" ] || [ -z "$manager" ] || exit 0
if [ -z "$manager" ]; then
    elsewhere
elif [ -n "${DRY_RUN-}" ]; then
    echo "Would install: $packages"
    exit 0
else
    echo "Installing: $packages"
fi
case $manager in
apt-get) install_with_apt ;;
pacman) as_root pacman -S --needed --noconfirm $packages ;;
brew) brew install $packages ;;
esac
# What has been installed may offer more (tests/judge/tools.sh).
rm -f "$BUILD/tools.mk"
