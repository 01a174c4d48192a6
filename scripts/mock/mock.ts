import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReportBatch } from '@/app/reporting/event.ts';
import type { Calls } from './calls.ts';
import { demoMoment, MockClock } from './clock.ts';
import type { Bundle } from './contract/bundles.ts';
import { projectContract, readContract } from './contract/contract.ts';
import { serveControl } from './control/control.ts';
import { readFaults } from './control/faultInput.ts';
import { knownOperation, readPins } from './control/pinInput.ts';
import type { Customer } from './customers/customer.ts';
import { demoCustomers } from './customers/demoCustomers.ts';
import { handle } from './dispatch.ts';
import type { Entry } from './exchange.ts';
import type { Fault } from './faults.ts';
import { type Gateway, serveCall } from './gateway.ts';
import type { Handlers } from './handler.ts';
import { type OwnPort, receive } from './http/request.ts';
import { json, send } from './http/response.ts';
import { RunningPresses } from './idempotency.ts';
import { Proxy, type ProxyOptions } from './proxy/proxy.ts';
import { Recordings } from './proxy/recordings.ts';
import { Random } from './random.ts';
import { RequestLog } from './requestLog.ts';
import { playScenario, scenariosOf } from './scenarios/playScenario.ts';
import { Sessions } from './session/sessions.ts';
import { type MockState, readState, takeState } from './state.ts';

export interface MockOptions {
  /** `now`, or an ISO moment; the demo moment when absent. */
  clock?: string | undefined;
  /** How long credentials sign; 60 when absent. */
  sessionMinutes?: number;
  /** Makes gift codes and receipt numbers the same each time. */
  seed?: number;
  /** Every read answers as the fault `generated` with this seed. */
  dynamic?: number;
  /** Reports wrong signatures and breaches of the contract on the console. */
  log?: boolean;
  /** What to start from, and to come back to at a reset (`snapshot`). */
  state?: MockState | undefined;
  /** A scenario set to start with: the name of one that ships, or a JSON file, whose first set is taken. */
  scenario?: string | undefined;
  /** `split`: each host gets a port of its own, as in production (`openHosts`); else all have one. */
  hosts?: 'one' | 'split';
  /** `off` lets calls in that aren't signed, or signed wrongly (`unsignedVerdict` says for whom); else `on`. */
  signatures?: 'on' | 'off';
  /** Sends chosen calls to a backend. */
  proxy?: ProxyOptions | undefined;
  /** A folder of recorded answers, to be pinned; what the proxy brings is recorded there too. */
  record?: string | undefined;
  /** Handlers of signed operations in place of the mock's own, or where it has none. */
  handlers?: Handlers;
  /** Documents to serve in place of the project's. */
  bundles?: Bundle[];
}

/** Parts of the mock that development loads anew. */
export interface Edited {
  handle: typeof handle;
  customers: readonly Customer[];
}

/** The gateway and mock of all hosts, to be mounted in an http server. */
export interface Mock {
  /** Which calls go to a backend, in a line; undefined without one. */
  readonly proxied: string | undefined;
  readonly customers: readonly Customer[];
  readonly clock: MockClock;
  /** Operation id → example name or status code; for all logins. What isn't there is refused with a ControlError. */
  readonly pins: Map<string, string>;
  /** Operation id or pattern → the fault of its calls; what is none is refused likewise. */
  readonly faults: Map<string, Fault>;
  /** Recent calls, oldest first. */
  readonly requests: readonly Entry[];
  /**
   * The calls of one operation, counted, to be waited for: `await mock.calls('postCharge').reached(1)`.
   * @throws Error when the contract has no such operation
   */
  calls: (operationId: string) => Calls;
  /** What pages have reported (docs/production.md, Reports), oldest first. */
  readonly reports: readonly ReportBatch[];
  /** Breaches of the contract since this was last asked. */
  violations: () => string[];
  /**
   * Answers what begins with `/hosts/` or `/__mock/`.
   * @returns false for everything else, which is left untouched
   */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Answers every call to a host that has a port of its own. */
  handleHost: (own: OwnPort, request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Mistakes in edited sources by what they concern, whose last good version serves meanwhile; `/__mock/` shows them. */
  readonly problems: Map<string, string>;
  /**
   * Reads contract and scenes again, and takes what else was edited; logins and their state stay.
   * @throws Error when the contract or a scene is broken; the last good state goes on serving
   */
  reload: (edited?: Edited) => Promise<void>;
  /** Ends all logins, undoes all writes, pins and faults, and puts the clock back. */
  reset: () => void;
  /**
   * What the mock has lived through, as plain JSON without credentials.
   * @throws StateError when a domain keeps something that is no plain data
   */
  snapshot: () => MockState;
  /**
   * Ends all logins and goes on from a state: who logs in then finds what they had written.
   * @throws StateError when it is none
   */
  restore: (state: unknown) => void;
}

/**
 * Makes a mock. It opens no port: mount its `handle`, or use `startMock`.
 * @throws Error when the contract is broken
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const clock = new MockClock(options.clock ?? demoMoment);
  const fresh = (state?: MockState) => ({
    random: new Random(options.seed),
    sessions: new Sessions(
      clock,
      options.sessionMinutes ?? 60,
      new Map(Object.entries(structuredClone(state?.customers ?? {}))),
    ),
    shared: new Map<string, unknown>(Object.entries(structuredClone(state?.shared ?? {}))),
  });
  const recordings = options.record === undefined ? undefined : new Recordings(options.record);
  const contractNow = async () => {
    const contract = await (options.bundles ? readContract(options.bundles) : projectContract());
    return recordings?.addTo(contract) ?? contract;
  };
  const gateway: Gateway = {
    mock: {
      clock,
      customers: demoCustomers,
      contract: await contractNow(),
      signatures: options.signatures ?? 'on',
      handlers: options.handlers ?? {},
      supportPath: options.hosts === 'split' ? '/' : '/hosts/support',
      ...fresh(),
    },
    requestLog: new RequestLog(options.log ?? false),
    pins: new CheckedMap((id, text) => readPins(gateway.mock.contract, { [id]: text })),
    faults: new CheckedMap((pattern, fault) =>
      readFaults(gateway.mock.contract, { [pattern]: fault }),
    ),
    scenarios: [],
    presses: new RunningPresses(),
    reports: [],
    proxy: options.proxy && new Proxy(options.proxy),
    recordings,
    handle,
    problems: new Map(),
    rng: new Random(options.seed),
  };
  const begin = (state?: MockState) => {
    clock.reset();
    if (state) clock.set(state.clock);
    Object.assign(gateway.mock, fresh(state));
    replace(gateway.pins, state?.pins ?? {});
    replace(gateway.faults, state?.faults ?? {});
    gateway.rng = new Random(options.seed);
    gateway.requestLog.clear();
    gateway.reports.length = 0;
  };
  gateway.scenarios = scenariosOf(gateway, options.scenario);
  const start = options.state && readState(options.state, demoCustomers);
  const startOver = () => {
    begin(start);
    if (options.scenario) playScenario(gateway, options.scenario);
    if (options.dynamic !== undefined)
      gateway.faults.set('reads', { kind: 'generated', seed: options.dynamic });
  };
  startOver();
  const mock: Mock = {
    proxied: gateway.proxy?.describe(gateway.mock.contract),
    get customers() {
      return gateway.mock.customers;
    },
    clock,
    pins: gateway.pins,
    faults: gateway.faults,
    requests: gateway.requestLog.entries,
    reports: gateway.reports,
    calls: (operationId) => {
      knownOperation(gateway.mock.contract, operationId);
      return gateway.requestLog.counter.of(operationId);
    },
    violations: () => gateway.requestLog.takeViolations(),
    problems: gateway.problems,
    reload: async (edited) => {
      const contract = await contractNow();
      const scenarios = scenariosOf({ mock: { ...gateway.mock, contract } }, options.scenario);
      gateway.mock.contract = contract;
      gateway.scenarios = scenarios;
      if (!edited) return;
      gateway.handle = edited.handle;
      gateway.mock.customers = edited.customers;
      for (const { session } of gateway.mock.sessions.list())
        session.customer =
          edited.customers.find(({ userId }) => userId === session.customer.userId) ??
          session.customer;
    },
    reset: startOver,
    handleHost: (own, request, response) =>
      guarded(request, response, clock, async () => {
        await serveCall(gateway, await receive(request, own), response);
      }),
    snapshot: () => takeState(gateway),
    restore: (state) => begin(readState(state, demoCustomers)),
    handle: async (request, response) => {
      const path = request.url ?? '/';
      if (path === '/__mock') {
        response.writeHead(302, { location: '/__mock/' }).end();
        return true;
      }
      const isCall = path.startsWith('/hosts/');
      if (!isCall && !path.startsWith('/__mock/')) return false;
      await guarded(request, response, clock, async () => {
        const mockRequest = await receive(request);
        if (isCall) await serveCall(gateway, mockRequest, response);
        else await serveControl({ ...gateway, mockServer: mock }, mockRequest, response);
      });
      return true;
    },
  };
  return mock;
}

/** Serves a call; an error of the mock itself becomes an answer that says so. */
async function guarded(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  clock: MockClock,
  serve: () => Promise<void>,
): Promise<void> {
  try {
    await serve();
  } catch (error) {
    console.error(`mock ${method} ${url}`, error);
    if (!response.headersSent)
      send(response, json(500, { code: 'mock_failed', message: String(error) }), clock.now());
  }
}

/** A map that takes only what its check doesn't throw for, whoever sets it. */
class CheckedMap<Value> extends Map<string, Value> {
  constructor(private readonly check: (key: string, value: Value) => void) {
    super();
  }

  override set(key: string, value: Value): this {
    this.check(key, value);
    return super.set(key, value);
  }
}

function replace<Value>(map: Map<string, Value>, by: Record<string, Value>): void {
  map.clear();
  for (const [key, value] of Object.entries(by)) map.set(key, value);
}
