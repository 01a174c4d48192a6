/** What a press does something to. */
const pressable = 'a, button, input, select, textarea, label, summary';

/**
 * Keeps the rest of a double press from what its first half has brought under the pointer: the last button of a
 * review, the answer to a question, a link of the next page. Nobody has read that by then, and the button would send
 * an order.
 * @returns what ends it
 */
export function followDoublePress(page: Document): () => void {
  let first: Element | null = null;
  let latest: Element | null = null;
  const onDown = ({ target, detail }: MouseEvent) => {
    latest = target instanceof Element ? target.closest(pressable) : null;
    if (detail <= 1) first = latest;
  };
  const onClick = (event: MouseEvent) => {
    if (event.detail <= 1 || latest === first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('mousedown', onDown, true);
  page.addEventListener('click', onClick, true);
  return () => {
    page.removeEventListener('mousedown', onDown, true);
    page.removeEventListener('click', onClick, true);
  };
}
