# Lines as they may be shown: awk -f text.awk -f printable.awk
{ print printable($0) }
