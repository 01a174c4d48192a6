/** What a press does something to. */
const pressable = 'a, button, input, select, textarea, label, summary';

/** Within which time and distance, in ms and px, a tap belongs to the one before. */
const soon = 700;
const near = 30;

/**
 * Keeps the rest of a double press from what its first half has brought under the pointer: the last button of a
 * review, the answer to a question, a link of the next page. Nobody has read that by then, and the button would send
 * an order.
 * @returns what ends it
 */
export function followDoublePress(page: Document): () => void {
  let isTouch = false;
  let last: MouseEvent | undefined;
  let first: Element | null = null;
  let isRest = false;
  const onPointer = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType !== 'mouse';
  };
  const onDown = (event: MouseEvent) => {
    const { target, detail } = event;
    const pressed = target instanceof Element ? target.closest(pressable) : null;
    // An iPhone counts each tap as a first one.
    const goesOn = detail > 1 || (isTouch && last !== undefined && isRepeated(event, last));
    if (!goesOn) first = pressed;
    isRest = pressed !== first;
    last = event;
  };
  const onClick = (event: MouseEvent) => {
    // The click of a key comes without a press of the pointer.
    if (!isRest) return;
    isRest = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('pointerdown', onPointer, true);
  page.addEventListener('mousedown', onDown, true);
  page.addEventListener('click', onClick, true);
  return () => {
    page.removeEventListener('pointerdown', onPointer, true);
    page.removeEventListener('mousedown', onDown, true);
    page.removeEventListener('click', onClick, true);
  };
}

const isRepeated = (tap: MouseEvent, last: MouseEvent): boolean =>
  tap.timeStamp - last.timeStamp < soon &&
  Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY) < near;
