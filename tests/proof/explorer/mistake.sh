# The view mistake, on the reference's page (tests/proof/explorer_test.sh).
# shellcheck shell=sh disable=SC2154

listed() {
    echo 'const listed = panel.parts.list.textContent;
        panel.host.scrollIntoView();
        const choose = text => [...panel.host.shadowRoot.querySelectorAll(
            ".choice button")].find(b => b.textContent === text).click();'
}
view_is "the reference has nothing to show" true "$(listed)
    return panel.under.textContent.startsWith(
        'The reference computes this page.') && listed === '';"
view_is "a button chooses the C of the whole page" integer_division "$(listed)
    choose('integer division'); return state.by;"
view_will "integer division is seen in its functions" "$(listed)
    return listed.includes('pair_frequency it gives 1, not 0.001') &&
        listed.includes('encode_position pe[2] is 0.1411, not 0.0300') &&
        listed.includes('pair_with_wavelength as the reference');"
view_will "all six clocks show one time beside it, where it shows" '
    const { clocks } = Object.values(panel.keep.pictures)[0].keep;
    const clock = Object.values(panel.keep.pictures)[0].answer;
    return clock && clocks.length === 6 && clock.question.pos === 7 &&
        clock.answer.w.every(one => one === 1) && clock.reference.w[1] < 1;'
for label in 'degrees for radians' 'the minus of the exponent forgotten' \
    'all sines first' 'turned backwards' 'no softmax' \
    'multiplied, not added' 'far words rewarded' \
    'a rotation without its minus'; do
    browser_ask "$prelude $(listed) choose('$label');" >/dev/null
    view_will "$label is seen" "$(listed)
        const shown = Object.values(panel.keep.pictures).find(
            one => !one.host.hidden);
        const [one, other] = [shown.answer?.answer, shown.answer?.reference]
            .map(one => JSON.stringify(one));
        return / not /.test(listed) && panel.keep.by === state.by &&
            other && one !== other;"
done
browser_ask "$prelude $(listed) choose('the reference');" >/dev/null
view_will "the reference is back" 'return panel.keep.by === "reference";'
