/**
 * A number of an answer, before it is shown: one of another form than the contract's would stand there
 * as a 0 or NaN, and a 0円 would be believed.
 * @throws RangeError for what is no finite number
 */
export function assertFinite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number to show`);
  return value;
}
