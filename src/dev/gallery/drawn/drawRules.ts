/** States that a pointer or the focus causes; the gallery draws them without either. */
export type DrawnState = 'hover' | 'pressed' | 'focus';

const drawn: readonly (readonly [pseudo: RegExp, state: DrawnState])[] = [
  [/:hover\b/g, 'hover'],
  [/:active\b/g, 'pressed'],
  [/:focus(-visible)?(?![\w-])/g, 'focus'],
];

/**
 * Repeats each rule for `:hover`, `:active` or `:focus`, right after the original, for elements with
 * `data-drawn`. The gallery so shows the real styles, and production needs no code for it.
 * @param sheets style sheets of the page, to which the rules are added
 */
export function drawRules(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) drawIn(sheet);
}

function drawIn(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      const selector = drawnSelector(rule.selectorText);
      if (selector !== rule.selectorText)
        group.insertRule(`${selector} {${rule.style.cssText}}`, index + 1);
    } else if (rule instanceof CSSGroupingRule) drawIn(rule);
  }
}

/** `a:hover > b` → `a[data-drawn~="hover"] > b`: the specificity is the same. */
function drawnSelector(selector: string): string {
  return drawn.reduce(
    (text, [pseudo, state]) => text.replace(pseudo, `[data-drawn~="${state}"]`),
    selector,
  );
}
