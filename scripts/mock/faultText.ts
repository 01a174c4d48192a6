import { didYouMean } from '../tools/nearest.ts';
import type { Operation } from './contract/operation.ts';
import { type Fault, type FaultKind, faultKinds, faultNames, isMatch, maxSeed } from './faults.ts';
import { preferences } from './http/prefer.ts';

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const checks: Record<keyof Fault, (value: unknown) => boolean> = {
  kind: (value) => typeof value === 'string' && Object.hasOwn(faultKinds, value),
  delay_ms: (value) => isWhole(value, 0, 600_000),
  status: (value) => isWhole(value, 200, 599),
  field: (value) => typeof value === 'string' && value !== '',
  seed: (value) => isWhole(value, 0, maxSeed),
  times: (value) => isWhole(value, 1, 1_000_000),
  percent: (value) => isWhole(value, 1, 100),
};

/** What a fault may be, in one line for somebody who wrote an invalid one. */
export const faultHelp = `a fault has delay_ms, status, field, seed, times, percent, and kind ${faultNames.join(' or ')}`;

/** The first field because of which a value is no fault; undefined when it is one. */
export function wrongField(value: object): string | undefined {
  return Object.entries(value).find(
    ([field, content]) => !Object.hasOwn(checks, field) || !checks[field as keyof Fault](content),
  )?.[0];
}

/**
 * Reads the short form of a fault, of an address or a header: `html`, `delay:2000`, `status:502`,
 * `unknown_codes:kind`, `generated:17`.
 * @returns undefined when it is none
 */
export function parseFault(text: string): Fault | undefined {
  const [kind = '', detail] = text.split(':');
  if (!Object.hasOwn(faultKinds, kind)) return undefined;
  const fault: Fault = { kind: kind as FaultKind };
  if (kind === 'status') fault.status = Number(detail);
  else if (detail !== undefined && kind === 'unknown_codes') fault.field = detail;
  else if (detail !== undefined && kind === 'generated') fault.seed = Number(detail);
  else if (detail !== undefined) fault.delay_ms = Number(detail);
  return wrongField(fault) === undefined ? fault : undefined;
}

/** What is said of a fault that isn't one, with what may have been meant. */
export const faultNamed = (text: string): string =>
  `${text} is no fault; ${faultHelp}.${didYouMean(text.split(':')[0] ?? '', faultNames)}`;

/** What a call asks for as a fault and is none; each in a line. */
export function wrongPreferredFaults(prefer: string | undefined): string[] {
  return wishes(prefer).flatMap(([pattern, text]) => {
    const fault = text ?? pattern;
    return parseFault(fault) ? [] : [`prefer: ${faultNamed(fault)}`];
  });
}

/** The patterns and faults of a `Prefer` header; a fault alone takes the pattern's place. */
function wishes(prefer: string | undefined): [string, string | undefined][] {
  const text = preferences(prefer).get('fault');
  if (!text) return [];
  return text.split(',').map((item) => {
    const [pattern = '', fault] = item.split('=');
    return [pattern, fault];
  });
}

/**
 * The fault that one call asks for: `Prefer: fault=html`, or with patterns, as the portal sends those of
 * its address, `Prefer: fault="reads=delay:2000,getUser=html"`.
 */
export function preferredFault(
  prefer: string | undefined,
  operation: Operation,
): Fault | undefined {
  for (const [pattern, text] of wishes(prefer)) {
    if (text === undefined || isMatch(pattern, operation)) {
      const fault = parseFault(text ?? pattern);
      if (fault) return fault;
    }
  }
  return undefined;
}
