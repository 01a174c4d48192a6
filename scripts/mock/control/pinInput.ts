import { didYouMean } from '../../tools/nearest.ts';
import type { Contract } from '../contract/contract.ts';
import { type Operation, scenarios } from '../contract/operation.ts';
import { parseScenario } from '../scenario.ts';
import { ControlError } from './error.ts';

/**
 * Reads pins, `{"getBilling": "status_5", "getPayment": "503"}`.
 * @throws ControlError when an operation, example or code does not exist, with those that do
 */
export function readPins(contract: Contract, body: Record<string, unknown>): [string, string][] {
  return Object.entries(body).map(([operationId, text]) => {
    const operation = knownOperation(contract, operationId);
    if (typeof text !== 'string') throw new ControlError(`${operationId}: a pin is a string.`);
    const { examples, codes } = scenarios(operation);
    const { example, code } = parseScenario(text);
    const isKnown =
      example === undefined ? codes.includes(Number(code)) : examples.includes(example);
    if (!isKnown)
      throw new ControlError(
        `${operationId} has no example or code ${text}; it has ${examples.join(', ')}; ${codes.join(', ')}.${didYouMean(text, examples)}`,
      );
    return [operationId, text];
  });
}

/** @throws ControlError when the contract has no such operation */
export function knownOperation(contract: Contract, operationId: string): Operation {
  const operation = contract.find(operationId);
  if (operation) return operation;
  const known = contract.operations.map((one) => one.operationId);
  throw new ControlError(
    `The contract has no operation ${operationId}.${didYouMean(operationId, known)}`,
  );
}
