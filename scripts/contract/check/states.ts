import type { CheckedOperation } from './contract.ts';
import { CannotRun } from './login.ts';

/** A state to bring about: that in which an operation gives one of its declared answers. */
export interface State {
  operation: CheckedOperation;
  status: string;
  /** The named example of that answer; any of them when absent. */
  example?: string | undefined;
  /** The line that is asked for. */
  serviceId?: string | undefined;
}

/** A way to bring states about at a server, as Pact's provider states do (docs/contract-testing.md). */
export interface States {
  /** Whether the server could. */
  bring: (state: State) => Promise<boolean>;
  /** Takes the last one back. */
  end: () => Promise<void>;
}

/** The states of a mock, by its pins; those that were there are there again afterwards. */
export function statesOfMock(url: string): States {
  const pins = `${url.replace(/\/$/, '')}/__mock/pins`;
  let before: Record<string, unknown> | undefined;
  const put = (body: unknown) => ask(pins, 'PUT', body);
  return {
    bring: async ({ operation, status, example }) => {
      before ??= (await (await ask(pins, 'GET')).json()) as Record<string, unknown>;
      const named = operation.responses.find(({ examples }) =>
        examples.some(({ name }) => name === example),
      );
      // Where several answers have an example of this name, a pin means that of the first.
      const pin = named?.status === status ? example : status;
      return (await put({ ...before, [operation.operationId]: pin })).ok;
    },
    end: async () => {
      if (before) await put(before);
    },
  };
}

/**
 * The states of a server that has a hook: it is sent what to bring about, and `DELETE` to take it back.
 * @param user whom it is to be brought about for
 */
export function statesOfHook(url: string, user: string): States {
  return {
    bring: async ({ operation: { operationId }, status, example, serviceId }) => {
      const state = { operationId, status: Number(status), example, serviceId, user };
      const { ok, status: answer } = await ask(url, 'POST', state);
      if (!ok && ![404, 501].includes(answer))
        throw new CannotRun(`--states ${url} answered ${answer} for ${operationId} ${status}.`);
      return ok;
    },
    end: async () => {
      await ask(url, 'DELETE');
    },
  };
}

const ask = (url: string, method: string, body?: unknown): Promise<Response> =>
  fetch(url, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new CannotRun(`The states can’t be brought about: ${url} doesn’t answer.`);
  });
