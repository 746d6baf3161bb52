# get_source PACKAGE FOLDER: FOLDER/source has the source of a package of
# Debian's. Read with ".".
# shellcheck shell=sh

# By apt's own sources, asked for source packages.
fetch_source() { # PACKAGE
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
        sed -n 's/^deb /deb-src /p' >sources.list
    for file in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || sed 's/^Types:.*/Types: deb-src/' "$file" \
            >"parts/${file##*/}"
    done
    package=$1
    set -- -qq -o Dir::Etc::sourcelist="$PWD/sources.list" \
        -o Dir::Etc::sourceparts="$PWD/parts" \
        -o Dir::State::lists="${PWD%/*}/lists"
    # Of other archives some may have no sources.
    apt-get "$@" source --download-only "$package" || {
        apt-get "$@" update
        apt-get "$@" source --download-only "$package"
    } &&
        tar xf "$package"_*.orig.tar.* && mv "$package"-*/ source
}

get_source() {
    rm -rf "$2"
    mkdir -p "$2/../lists/partial" "$2/parts" || exit
    (cd "$2" && fetch_source "$1") >"$2/log" 2>&1 && return
    cat "$2/log" >&2
    stop "The source of $1 could not be had."
}
