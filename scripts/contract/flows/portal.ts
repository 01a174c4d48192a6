import { type Flow, operationIdOf } from './flows.ts';

/**
 * Holds what an app called to the flows: before a write it made the calls that a flow makes before it, in the
 * flow's order. What comes before a write of the flow that the app did not make is of an earlier procedure.
 * @param called operation ids in their order
 * @returns the calls of each flow with this write, where the app keeps to none of them
 */
export function unkept(
  flows: readonly Flow[],
  write: string,
  called: readonly string[],
): string[][] {
  const own = called.slice(0, called.indexOf(write) + 1);
  const ways = flows.flatMap(({ steps }) => {
    const ids = steps.map(operationIdOf);
    return ids.flatMap((id, at) => (id === write ? [wayTo(ids.slice(0, at + 1), own)] : []));
  });
  return ways.some((way) => isWithin(way, own)) ? [] : ways;
}

/** The end of a flow that begins after the last write, of those before the end, that the app did not make. */
function wayTo(ids: readonly string[], called: readonly string[]): string[] {
  const isOther = (id: string) => !id.startsWith('get') && !called.includes(id);
  return ids.slice(ids.findLastIndex(isOther) + 1);
}

/** Whether some ids are among others, in their order. */
function isWithin(ids: readonly string[], others: readonly string[]): boolean {
  const left = [...ids];
  for (const other of others) if (other === left[0]) left.shift();
  return left.length === 0;
}
