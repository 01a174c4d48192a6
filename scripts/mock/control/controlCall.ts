import type { Gateway } from '../gateway.ts';
import type { MockRequest } from '../http/request.ts';
import type { MockResponse } from '../http/response.ts';
import type { MockState } from '../state.ts';

/** What a control call works on. */
export type Controlled = Gateway & {
  /** The mock as a whole, for its state and its reset. */
  mockServer: { snapshot: () => MockState; restore: (state: unknown) => void; reset: () => void };
};

/** Answers one kind of control call. */
export type ControlCall = (
  mock: Controlled,
  request: MockRequest,
) => MockResponse | Promise<MockResponse>;
