import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';
import { type Fault, isMatch } from '../faults.ts';
import { faultHelp, wrongField } from '../faultText.ts';
import { ControlError } from './error.ts';
import { knownOperation } from './pinInput.ts';

/**
 * Reads faults, `{"getBilling": {"kind": "cut", "times": 1}, "reads": {"delay_ms": 800}}`.
 * @throws ControlError when a name matches no operation, or a field isn't one of a fault or has a wrong value
 */
export function readFaults(contract: Contract, body: Record<string, unknown>): [string, Fault][] {
  return Object.entries(body).map(([pattern, fault]) => {
    meantBy(contract, pattern);
    if (typeof fault !== 'object' || fault === null)
      throw new ControlError(`${pattern}: a fault is an object.`);
    const wrong = wrongField(fault);
    if (wrong !== undefined)
      throw new ControlError(`${pattern}: ${wrong} is not right; ${faultHelp}.`);
    return [pattern, fault];
  });
}

/**
 * The operations that a pattern means (`isMatch`).
 * @throws ControlError when there is none, with the name that may have been meant
 */
export function meantBy(contract: Contract, pattern: string): Operation[] {
  const meant = contract.operations.filter((operation) => isMatch(pattern, operation));
  return meant.length > 0 ? meant : [knownOperation(contract, pattern)];
}
