import type { Contract } from '../contract/contract.ts';
import type { Fault } from '../faults.ts';
import { ControlError } from './error.ts';
import { knownOperation } from './pinInput.ts';

const kinds = ['no_response', 'html', 'empty', 'cut'];
const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;

const checks: Record<keyof Fault, (value: unknown) => boolean> = {
  delay_ms: isWhole,
  status: (value) => isWhole(value) && Number(value) >= 200 && Number(value) <= 599,
  kind: (value) => typeof value === 'string' && kinds.includes(value),
  times: (value) => isWhole(value) && Number(value) > 0,
};

/**
 * Reads faults, `{"getBilling": {"delay_ms": 800, "kind": "cut", "times": 1}}`.
 * @throws ControlError when an operation does not exist or a field is none of a fault
 */
export function readFaults(contract: Contract, body: Record<string, unknown>): [string, Fault][] {
  return Object.entries(body).map(([operationId, fault]) => {
    knownOperation(contract, operationId);
    if (typeof fault !== 'object' || fault === null)
      throw new ControlError(`${operationId}: a fault is an object.`);
    for (const [field, value] of Object.entries(fault)) {
      if (!(field in checks) || !checks[field as keyof Fault](value))
        throw new ControlError(
          `${operationId}: ${field} is not right; a fault has delay_ms, status, times, and kind ${kinds.join(' or ')}.`,
        );
    }
    return [operationId, fault];
  });
}
