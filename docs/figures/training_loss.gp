# The loss of the task back while six schemes are trained.
set format y "%.1f"
eval marks
array colour[6] = [faint, ink, pink, orange, blue, green]
plot for [k = 0:5] data index k using 1:2 @stroke colour[k + 1]
