/**
 * How a figure xl is set (docs/design.md §3): how far it hangs to the left, so that the edge of its
 * stroke is on the text edge, and its size at 640 and less, by the number of digits.
 * @param value digits as shown, such as `10,430` or `12.6`
 */
export function figureShape(value: string): { hang: string; smallSize: string } {
  const digits = value.replace(/\D/g, '').length;
  return {
    hang: value.startsWith('1') ? '-0.088em' : '-0.04em',
    smallSize:
      digits <= 5 ? 'min(92px, 24.5vw)' : digits === 6 ? 'min(80px, 21.3vw)' : 'min(66px, 17.6vw)',
  };
}
