import type { Command, Values } from '../../tools/commandLine.ts';
import { CannotRun, type CredentialSource } from './login.ts';

/** What `npm run contract -- …` takes. */
export interface CheckOptions {
  /** The mock is started when absent. */
  target?: string | undefined;
  credentials: CredentialSource;
  only: string[];
  writes: boolean;
  /** Walks the flows of openapi/flows in place of the check. */
  flows: boolean;
  isStrict: boolean;
  scenarios: boolean;
  /** Each operation that may be called has to give its success. */
  requireSuccess: boolean;
  foreign: { fixed: string[]; mobile: string[] };
  /** `mock`, or the address of a hook that brings states about. */
  statesBy?: string | undefined;
  /** A file with credentials that have run out. */
  expiredIn?: string | undefined;
  report?: string | undefined;
  baseline?: string | undefined;
  timeoutMs: number;
  /** Makes the writes without asking. */
  yes: boolean;
  /** Lists what would be called, and calls nothing. */
  dryRun: boolean;
  latencyMs: number;
  parallel: number;
  origin?: string | undefined;
  budgetSeconds?: number | undefined;
  rate?: number | undefined;
}

/** `npm run contract`. */
export const command = {
  name: 'npm run contract',
  does: 'holds a server to the contract. Ends with 0, with 1 when something new was found or, with --require-success, something was not tested, with 2 when it could not run, or not to its end.',
  options: {
    target: {
      value: 'URL',
      does: 'the server, with /hosts/fixed … below it, or a config.json that names its hosts; without it the mock is started and checked',
    },
    credentials: {
      value: 'login | env | FILE',
      does: 'who signs: a login (default), AWS_ACCESS_KEY_ID … of the environment, or a JSON file',
    },
    expired: {
      value: 'FILE',
      does: 'credentials that have run out, as a JSON file: no call may be served with them',
    },
    user: { value: 'ID', does: 'who logs in' },
    password: { value: 'PASSWORD', does: 'or MINAMO_PASSWORD in the environment' },
    only: {
      value: 'NAME',
      many: true,
      does: 'an operation or a document; repeated or with commas',
    },
    flows: {
      does: 'walks what a customer does across operations (openapi/flows), writes included, in place of the check',
    },
    writes: { does: 'makes writes too, after saying which and asking' },
    yes: { does: 'makes them without asking' },
    'dry-run': { does: 'says which operations would be called, and which write; calls nothing' },
    'require-success': {
      does: 'ends with 1 when an operation never gave its success (always without --target)',
    },
    scenarios: { does: 'asks a mock for each named example (always without --target)' },
    states: {
      value: 'mock | URL',
      does: 'brings answers about that were not seen: by the target’s pins, where it is a mock, or by a hook (docs/contract-testing.md)',
    },
    strict: { does: 'reports undeclared fields, and statuses of a gateway in front' },
    'other-service': {
      value: 'ID',
      many: true,
      does: 'a service of another customer, one that exists; repeated',
    },
    report: { value: 'DIR', does: 'writes report.html, junit.xml, report.sarif, findings.json' },
    baseline: { value: 'FILE', does: 'a findings.json whose findings are accepted' },
    origin: {
      value: 'URL',
      does: 'the portal that the calls say they come from (that of the target)',
    },
    latency: { value: 'MS', does: 'how long an answer may take (1000)' },
    timeout: { value: 'MS', does: 'after which an answer counts as lost (10000)' },
    parallel: { value: 'N', does: 'operations that read at once (1)' },
    rate: { value: 'N', does: 'calls a second at most' },
    budget: { value: 'SECONDS', does: 'for all calls' },
  },
} as const satisfies Command;

type CommandValues = Values<typeof command.options>;

/**
 * What was typed, read.
 * @throws CannotRun with one line that says what is wrong
 */
export function checkOptions(values: CommandValues): CheckOptions {
  const { target } = values;
  const others = values['other-service'] ?? [];
  const foreignId = others.find((id) => !/^[fm][0-9]{8,11}$/.test(id));
  if (foreignId) throw new CannotRun(`--other-service ${foreignId} is no id of a service.`);
  return {
    target,
    credentials: source(values),
    only: (values.only ?? []).flatMap((names) => names.split(',')).filter(Boolean),
    writes: values.writes,
    flows: values.flows,
    isStrict: values.strict,
    scenarios: values.scenarios || !target,
    requireSuccess: values['require-success'] || !target,
    statesBy: values.states === undefined ? undefined : statesFrom(values.states),
    foreign: {
      fixed: others.filter((id) => id.startsWith('f')),
      mobile: others.filter((id) => id.startsWith('m')),
    },
    expiredIn: values.expired,
    report: values.report,
    baseline: values.baseline,
    yes: values.yes,
    dryRun: values['dry-run'],
    origin: values.origin === undefined ? originOf(target) : portal(values.origin),
    latencyMs: positive('latency', values.latency ?? '1000'),
    parallel: whole('parallel', values.parallel ?? '1'),
    timeoutMs: positive('timeout', values.timeout ?? '10000'),
    budgetSeconds: values.budget === undefined ? undefined : positive('budget', values.budget),
    rate: values.rate === undefined ? undefined : positive('rate', values.rate),
  };
}

function source(values: CommandValues): CredentialSource {
  const { credentials = 'login', target } = values;
  if (credentials === 'env') return { kind: 'env' };
  if (credentials !== 'login') return { kind: 'file', file: credentials };
  const user = values.user ?? (target ? undefined : 'mizuno.keiko');
  const password =
    values.password ?? process.env['MINAMO_PASSWORD'] ?? (target ? undefined : 'minamo-demo');
  if (!user || !password)
    throw new CannotRun('A login needs --user, and --password or MINAMO_PASSWORD.');
  return { kind: 'login', user, password };
}

function statesFrom(text: string): string {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (text !== 'mock' && !isAddress)
    throw new CannotRun(`--states ${text} is neither mock nor an http(s) address.`);
  return text;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0) || !Number.isFinite(value))
    throw new CannotRun(`--${name} ${text} is no number above 0.`);
  return value;
}

function whole(name: string, text: string): number {
  const value = positive(name, text);
  if (!Number.isInteger(value)) throw new CannotRun(`--${name} ${text} is no whole number.`);
  return value;
}

function portal(text: string): string {
  const origin = originOf(text);
  if (origin === undefined) throw new CannotRun(`--origin ${text} is no address of a portal.`);
  return origin;
}

/** The origin of an address; undefined for a file, whose hosts then stand for the portal. */
function originOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return origin === 'null' ? undefined : origin;
}
