/** States that a pointer or the focus makes, as this page draws them without either. */
export type DrawnState = 'hover' | 'pressed' | 'focus';

const drawn: readonly (readonly [pseudo: RegExp, state: DrawnState])[] = [
  [/:hover\b/g, 'hover'],
  [/:active\b/g, 'pressed'],
  [/:focus(-visible)?(?![\w-])/g, 'focus'],
];

/**
 * Repeats each rule that a pointer or the focus would make hold, right behind itself, for what carries
 * `data-drawn`: so the gallery shows the real styles, and production has none of this.
 * @param sheets style sheets of the page, which get the rules
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

/** `a:hover > b` → `a[data-drawn~="hover"] > b`: as specific as before. */
function drawnSelector(selector: string): string {
  return drawn.reduce(
    (text, [pseudo, state]) => text.replace(pseudo, `[data-drawn~="${state}"]`),
    selector,
  );
}
