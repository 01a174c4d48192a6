import type { Operation } from './contract/operation.ts';
import { preferences } from './http/prefer.ts';
import type { MockRequest } from './http/request.ts';

/** The scenario that a call asks for, by header, or that is pinned for its operation. */
export interface Scenario {
  example?: string;
  code?: number;
  /** As it was asked for. */
  text: string;
}

/** Reads `Prefer: example=NAME`, `Prefer: code=NNN`, or the pin of the operation; the header wins. */
export function chosenScenario(
  operation: Operation,
  request: MockRequest,
  pins: ReadonlyMap<string, string>,
): Scenario | undefined {
  const asked = preferences(request.headers['prefer']);
  const [example, code] = [asked.get('example'), asked.get('code')];
  if (example !== undefined && code !== undefined)
    return { example, code: Number(code), text: `${example} with the code ${code}` };
  const wanted = example ?? code ?? pins.get(operation.operationId);
  return wanted === undefined ? undefined : parseScenario(wanted);
}

/** `status_5` is an example, `503` a status. */
export function parseScenario(text: string): Scenario {
  return /^\d{3}$/.test(text) ? { code: Number(text), text } : { example: text, text };
}
