import type { Operation } from './contract/operation.ts';
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
  const prefer = request.headers['prefer'] ?? '';
  const example = /(?:^|[,;\s])example="?([^",;\s]+)"?/.exec(prefer)?.[1];
  const code = /(?:^|[,;\s])code="?(\d{3})"?/.exec(prefer)?.[1];
  if (example && code) return { example, code: Number(code), text: example };
  const asked = example ?? code ?? pins.get(operation.operationId);
  return asked === undefined ? undefined : parseScenario(asked);
}

/** `status_5` is an example, `503` a status. */
export function parseScenario(text: string): Scenario {
  return /^\d{3}$/.test(text) ? { code: Number(text), text } : { example: text, text };
}
