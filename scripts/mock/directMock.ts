import { createHash } from 'node:crypto';
import { demoMoment, MockClock } from './clock.ts';
import { type Contract, projectContract } from './contract/contract.ts';
import { answerViolations } from './contract/prism.ts';
import { demoCustomers } from './customers/demoCustomers.ts';
import { handle } from './dispatch.ts';
import type { MockRequest } from './http/request.ts';
import type { MockContext } from './mockContext.ts';
import { Random } from './random.ts';
import { type Session, Sessions } from './session/sessions.ts';
import type { CallOptions } from './testing.ts';

/** A mock without server and signatures, for tests that make very many calls. Its clock doesn't tick. */
export interface DirectMock {
  context: MockContext;
  contract: Contract;
  clock: MockClock;
  customers: MockContext['customers'];
  logIn: (userId: string) => DirectCaller;
}

const contract = await projectContract();

/** Makes one at the demo moment; the same seed gives the same codes. */
export function directMock(seed = 1): DirectMock {
  const clock = new MockClock(demoMoment);
  clock.isRunning = false;
  const context: MockContext = {
    clock,
    random: new Random(seed),
    sessions: new Sessions(clock, 60),
    customers: demoCustomers,
    contract,
    handlers: {},
    signatures: 'off',
    supportPath: '/',
    shared: new Map(),
  };
  return {
    context,
    contract,
    clock,
    customers: demoCustomers,
    logIn: (userId) => {
      const customer = demoCustomers.find((one) => one.userId === userId);
      if (!customer) throw new Error(`There is no customer ${userId}.`);
      return new DirectCaller(context, context.sessions.begin(customer).session);
    },
  };
}

/** Answers that were found valid by the contract, as hashes: most are the same, whenever and whoever asks. */
const valid = new Set<string>();

/** Calls as one login of a customer, as `Caller` does over a line. */
export class DirectCaller {
  constructor(
    private readonly context: MockContext,
    readonly session: Session,
  ) {}

  /**
   * Calls `/hosts/<host><path>`.
   * @throws Error when the contract has no such call, or the answer breaks it
   */
  async call(url: string, { method = 'GET', body }: CallOptions = {}): Promise<Response> {
    const [path = '', query = ''] = url.split('?');
    const [, , host = ''] = path.split('/');
    const apiPath = path.slice(`/hosts/${host}`.length);
    const match = this.context.contract.match(host as never, method, apiPath);
    if (match.kind !== 'found') throw new Error(`${method} ${url} is no operation.`);
    const request: MockRequest = {
      method,
      path,
      host: host as never,
      apiPath,
      portal: undefined,
      query: new URLSearchParams(query),
      rawQuery: query,
      headers: {},
      repeated: {},
      body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    };
    const { answer } = handle(this.context, request, {
      ...match,
      host: request.host,
      session: this.session,
    });
    const sent = Buffer.isBuffer(answer.body)
      ? new Uint8Array(answer.body)
      : JSON.stringify(answer.body);
    const looked = createHash('sha1')
      .update(`${match.operation.operationId} ${answer.status} ${JSON.stringify(answer.headers)}`)
      .update(sent ?? '')
      .digest('base64');
    if (!valid.has(looked)) {
      const broken = await answerViolations(match.operation, answer);
      if (broken.length > 0) throw new Error(`${method} ${url}: ${broken.join(' | ')}`);
      valid.add(looked);
    }
    return new Response(sent, { status: answer.status, headers: answer.headers });
  }

  /** The body of a call that must succeed. */
  async read<Body>(url: string, options: CallOptions = {}): Promise<Body> {
    const response = await this.call(url, options);
    if (!response.ok) throw new Error(`${url} ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }
}
