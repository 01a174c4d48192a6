import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from '../contract/contract.ts';
import { ControlError } from '../control/error.ts';
import { readFaults } from '../control/faultInput.ts';
import { readPins } from '../control/pinInput.ts';
import type { Fault } from '../faults.ts';
import { parseFault } from '../faultText.ts';

/** A set of pins and faults that has a name: one state of the whole, to be shared as a link. */
export interface ScenarioSet {
  name: string;
  /** What the customer lives through, in one line. */
  title: string;
  /** Customer and address that show it best. */
  as: string;
  path: string;
  pins: Record<string, string>;
  /** Operation or pattern → short form, such as `delay:2000`. */
  faults: Record<string, string>;
}

const shipped = path.resolve(import.meta.dirname, 'scenarios.json');

/**
 * Reads a file of scenario sets; those of the repository without a name.
 * @throws ControlError when a set pins what the contract does not have
 */
export function readScenarioSets(contract: Contract, file = shipped): ScenarioSet[] {
  const sets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Partial<ScenarioSet>>;
  return Object.entries(sets).map(([name, given]) => {
    const set = {
      title: name,
      as: 'mizuno.keiko',
      path: '/top',
      pins: {},
      faults: {},
      ...given,
      name,
    };
    readPins(contract, set.pins);
    faultsOf(contract, set);
    return set;
  });
}

/**
 * The faults of a set as the mock keeps them.
 * @throws ControlError when one is none
 */
export function faultsOf(contract: Contract, { name, faults }: ScenarioSet): [string, Fault][] {
  const parsed = Object.entries(faults).map(([pattern, text]) => {
    const fault = parseFault(text);
    if (!fault) throw new ControlError(`${name}: ${text} is no fault.`);
    return [pattern, fault] as const;
  });
  return readFaults(contract, Object.fromEntries(parsed));
}
