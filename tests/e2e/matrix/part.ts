import { faultNames, type Fault, type FaultKind } from '../../../scripts/mock/faults.ts';

/** `npm run test:matrix` walks everything; `npm test` a fixed part that touches each member once. */
export const isWhole = process.env['MATRIX'] === 'whole';

/**
 * The kinds of faults that befall the nth call of a walk: all of them, or one, in turn.
 * @param index which call it is
 */
export function kindsFor(index: number): readonly FaultKind[] {
  const one = faultNames[index % faultNames.length];
  return isWhole || !one ? faultNames : [one];
}

/** A fault of a kind, short enough for a test to wait for. */
export function faultOf(kind: FaultKind): Fault {
  if (kind === 'status') return { kind, status: 418 };
  return kind.startsWith('delay') ? { kind, delay_ms: 400 } : { kind };
}
