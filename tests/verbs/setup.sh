#!/bin/sh
# make setup, setup-explore, setup-tab, setup-dev: installs what is missing,
# with the system's own package manager. If nothing is missing it ends at once
# and needs no network. With DRY_RUN=1 it only lists the packages. A student
# needs a compiler, make and awk; what else is installed is for comfort. So a
# system whose package manager is not known here is no obstacle.
set -u

have() { command -v "$1" >/dev/null 2>&1; }
stop() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Each line has a command to look for, and the package that contains it: on
# Debian, on Arch, in Homebrew. A dash means that another package brings it, or
# that the course can do without it. Where there is no command, a file is named.
list() {
    cat <<'END'
cc              gcc                 gcc         -
stdio.h         libc6-dev           glibc       -
make            make                make        make
awk             mawk                gawk        -
entr            entr                entr        entr
lowdown         lowdown             lowdown     lowdown
END
    [ "${CC-}" != clang ] || cat <<'END'
clang           clang               clang       -
clang-runtime   libclang-rt-dev     compiler-rt -
END
    [ "$1" = student ] || cat <<'END'
clang           clang               clang       llvm
ld.lld          lld                 lld         lld
wasi-libc       wasi-libc           wasi-libc   wasi-libc
wasm-runtime    libclang-rt-dev-wasm32 wasi-compiler-rt wasi-runtimes
END
    [ "$1" = explore ] || [ "$1" = student ] || cat <<'END'
node            nodejs              nodejs      node
npm             npm                 npm         -
esbuild         esbuild             esbuild     esbuild
bison           bison               bison       bison
rsvg-convert    librsvg2-bin        librsvg     librsvg
doxygen         doxygen             doxygen     doxygen
/usr/share/javascript/lunr libjs-lunr - -
/usr/share/javascript/mathjax libjs-mathjax mathjax2 -
python3         python3             python      -
markdown-it     python3-markdown-it python-markdown-it-py -
END
    [ "$1" = dev ] || return 0
    tex=/usr/share/texlive/texmf-dist/tex
    cat <<END
pkg-config      pkg-config          pkgconf     pkg-config
criterion       libcriterion-dev    criterion   criterion
gawk            gawk                gawk        gawk
original-awk    original-awk        nawk        -
busybox         busybox             busybox     -
mksh            mksh                mksh        mksh
musl-gcc        musl-tools          musl        -
clang-runtime   libclang-rt-dev     compiler-rt -
clang-format    clang-format        -           clang-format
shellcheck      shellcheck          shellcheck  shellcheck
git             git                 git         git
hyperfine       hyperfine           hyperfine   hyperfine
gnuplot         gnuplot-nox         gnuplot     gnuplot
pdflatex        texlive-latex-base  texlive-latex -
$tex/latex/microtype texlive-latex-recommended texlive-latexrecommended -
/usr/share/texmf/tex/latex/lm lmodern texlive-fontsrecommended -
$tex/../fonts/type1/urw/palatino texlive-fonts-recommended - -
chromium        chromium-headless-shell chromium -
jq              jq                  jq          jq
pdftotext       poppler-utils       poppler     poppler
parallel        parallel            parallel    parallel
bwrap           bubblewrap          bubblewrap  -
/usr/include/seccomp.h libseccomp-dev libseccomp -
zip             zip                 zip         zip
unzip           unzip               unzip       unzip
xmllint         libxml2-utils       libxml2     -
rsync           rsync               rsync       rsync
sim_c           similarity-tester   -           -
END
}

# True if any of these files is there.
any() {
    for each; do
        [ -e "$each" ] && return
    done
    return 1
}

there() {
    case $1 in
    criterion) pkg-config --exists criterion 2>/dev/null ;;
    clang-runtime)
        any /usr/lib/llvm-*/lib/clang/*/lib/linux/*asan*.a \
            /usr/lib/clang/*/lib/*/*asan*.a /Library/Developer
        ;;
    wasi-libc)
        any /usr/lib/wasm32-wasi /usr/share/wasi-sysroot \
            /opt/homebrew/opt/wasi-libc /usr/local/opt/wasi-libc
        ;;
    wasm-runtime)
        any /usr/lib/llvm-*/lib/clang/*/lib/wasi/*builtins*.a \
            /usr/lib/clang/*/lib/wasi/*builtins*.a \
            /usr/lib/clang/*/lib/wasm32-*/*builtins*.a \
            /opt/homebrew/opt/wasi-runtimes /usr/local/opt/wasi-runtimes
        ;;
    chromium) # Debian has one without windows, which is lighter.
        have chromium-headless-shell || {
            have chromium &&
                ! apt-cache show chromium-headless-shell >/dev/null 2>&1
        }
        ;;
    markdown-it) # Another Python may stand before the system's.
        /usr/bin/python3 -c 'import markdown_it' 2>/dev/null ||
            python3 -c 'import markdown_it' 2>/dev/null
        ;;
    cc) have "${CC:-cc}" || have cc ;;
    stdio.h)
        echo '#include <stdio.h>' | "${CC:-cc}" -E - >/dev/null 2>&1 ||
            [ -e /usr/include/stdio.h ]
        ;;
    /*) [ -e "$1" ] ;;
    *) have "$1" ;;
    esac
}

# missing SYSTEM: prints the packages that are not installed yet.
missing() {
    list "$kind" | while read -r what debian arch brew; do
        there "$what" && continue
        case $1 in
        debian) package=$debian ;;
        arch) package=$arch ;;
        brew) package=$brew ;;
        esac
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
        stop "Packages are missing, and only root can install them." \
            "As root:" "" \
            "  $*"
    fi
}

# Says what will be installed. Ends the script if nothing is missing.
announce() {
    [ -n "$packages" ] || exit 0
    if [ -n "${DRY_RUN-}" ]; then
        echo "Would install: $packages"
        exit 0
    fi
    echo "Installing: $packages"
}

install_with_apt() {
    log=$(mktemp)
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086 # one word for each package
    if as_root apt-get update -qq >"$log" 2>&1 &&
        as_root apt-get install -y -qq --no-install-recommends $packages \
            >"$log" 2>&1; then
        rm -f "$log"
    else
        tail -n 5 "$log" >&2
        stop "apt-get could not install: $packages" \
            "Debian 12, Ubuntu 24.04 and later have them all."
    fi
}

# Where the package manager is not known: says what is missing, and what for.
elsewhere() {
    needed='' optional=''
    for what in $left; do
        case $what in
        stdio.h) needed="$needed the C library's headers (stdio.h)," ;;
        entr) optional="$optional entr (for make watch)," ;;
        lowdown) optional="$optional lowdown (for make walkthrough)," ;;
        *) needed="$needed $what," ;;
        esac
    done
    [ -z "$optional" ] || printf '%s\n' \
        "Not installed, and not needed:${optional%,}." "Without them these" \
        "verbs are plainer, or say so. All others work."
    [ -n "$needed" ] || return 0
    stop "This script knows apt, pacman and brew, and found none of them." \
        "Please install these yourself:${needed%,}." "" \
        "Fedora:   sudo dnf install gcc make gawk libasan libubsan" \
        "Alpine:   apk add gcc musl-dev make" \
        "NixOS:    nix-shell -p gcc gnumake gawk" \
        "Mac:      xcode-select --install" \
        "Windows:  install WSL2 with Debian or Ubuntu 24.04; run this there"
}

kind=${1:-student}
if have apt-get; then
    packages=$(missing debian)
    announce
    install_with_apt
elif have pacman; then
    packages=$(missing arch)
    announce
    # shellcheck disable=SC2086 # one word for each package
    as_root pacman -S --needed --noconfirm $packages
elif have brew; then
    packages=$(missing brew)
    announce
    # shellcheck disable=SC2086
    brew install $packages
else
    left=$(list "$kind" | while read -r what _; do
        there "$what" || printf '%s ' "$what"
    done)
    elsewhere
fi
# What has been installed may offer more (tests/judge/tools.sh).
rm -f "${BUILD:-build}/tools.mk"
