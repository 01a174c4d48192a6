import type { Contract } from '../contract/contract.ts';
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
    if (!contract.operations.some((operation) => isMatch(pattern, operation)))
      knownOperation(contract, pattern);
    if (typeof fault !== 'object' || fault === null)
      throw new ControlError(`${pattern}: a fault is an object.`);
    const wrong = wrongField(fault);
    if (wrong !== undefined)
      throw new ControlError(`${pattern}: ${wrong} is not right; ${faultHelp}.`);
    return [pattern, fault];
  });
}
