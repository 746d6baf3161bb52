# Lines as they may be shown: awk -f text.awk -f shown.awk
{ print printable($0) }
