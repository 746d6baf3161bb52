# Cells of a heat map as blocks of pixels, since not every program that shows a
# small picture large keeps its edges sharp.
#
#   awk -v part=N -v across=W -v down=H -f enlarge.awk DATA
#
# A line of DATA is: column, row, value; row by row. Each becomes W by H lines.

/^$/ { blank++; next }
blank >= 2 { flush(); at++ }
{ blank = 0 }
at == part {
    if (cells && $2 != row) flush()
    row = $2
    column[++cells] = $1
    value[cells] = $3
}
END { flush() }

function flush(    i, j, k) {
    for (j = 0.5; j < down; j++)
        for (k = 1; k <= cells; k++)
            for (i = 0.5; i < across; i++)
                print column[k] + i / across - 0.5,
                    row + j / down - 0.5, value[k]
    cells = 0
}
