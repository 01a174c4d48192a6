import { type Fault, type FaultKind, faultNames } from '../../../scripts/mock/faults.ts';

/**
 * What is walked: everything (`whole`, by `npm run test:matrix`), everything under some kinds of faults
 * (`MATRIX=hang,html`), or without it the fixed part of `npm test`, which takes each kind of fault once.
 */
const asked = process.env['MATRIX'] ?? '';

export const isWhole = asked !== '';

/** The kinds of faults that are walked. */
export const kinds: readonly FaultKind[] =
  asked === '' || asked === 'whole'
    ? faultNames
    : faultNames.filter((kind) => asked.split(',').includes(kind));

/** Timeout of a test that walks dozens of pages. */
export const wholeTimeout = 20 * 60_000;

/**
 * Pairs of a member and a kind of fault: all of them, or each kind once, the members spread evenly.
 */
export function pairs<Member>(members: readonly Member[]): { member: Member; kind: FaultKind }[] {
  if (isWhole) return members.flatMap((member) => kinds.map((kind) => ({ member, kind })));
  return kinds.flatMap((kind, index) => {
    const member = members[Math.floor((index * members.length) / kinds.length)];
    return member === undefined ? [] : [{ member, kind }];
  });
}

/** A fault of a kind, short enough for a test to wait for. */
export function faultOf(kind: FaultKind): Fault {
  if (kind === 'status') return { kind, status: 418 };
  return kind.startsWith('delay') ? { kind, delay_ms: 400 } : { kind };
}
