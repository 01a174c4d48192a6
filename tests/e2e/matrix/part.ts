import { faultNames, type Fault, type FaultKind } from '../../../scripts/mock/faults.ts';

/** `npm run test:matrix` walks everything; `npm test` a fixed part that touches each member once. */
export const isWhole = process.env['MATRIX'] === 'whole';

/**
 * Pairs of a member and a kind of fault: all of them, or each kind once, the members spread evenly.
 */
export function pairs<Member>(members: readonly Member[]): { member: Member; kind: FaultKind }[] {
  if (isWhole) return members.flatMap((member) => faultNames.map((kind) => ({ member, kind })));
  return faultNames.flatMap((kind, index) => {
    const member = members[Math.floor((index * members.length) / faultNames.length)];
    return member === undefined ? [] : [{ member, kind }];
  });
}

/** A fault of a kind, short enough for a test to wait for. */
export function faultOf(kind: FaultKind): Fault {
  if (kind === 'status') return { kind, status: 418 };
  return kind.startsWith('delay') ? { kind, delay_ms: 400 } : { kind };
}
