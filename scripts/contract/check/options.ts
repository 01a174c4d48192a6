import { parseArgs } from 'node:util';
import { CannotRun, type CredentialSource } from './login.ts';

/** What `npm run contract -- …` takes. */
export interface CheckOptions {
  /** The mock is started when absent. */
  target?: string | undefined;
  credentials: CredentialSource;
  only: string[];
  writes: boolean;
  isStrict: boolean;
  scenarios: boolean;
  foreign: { fixed: string[]; mobile: string[] };
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

export const usage = `npm run contract -- [options]
  --target URL            the server, with /hosts/fixed … below it, or a config.json that names its hosts;
                          without it the mock is started and checked
  --credentials WHERE     login (default), env (AWS_ACCESS_KEY_ID …), or a JSON file
  --user ID               who logs in; --password, or MINAMO_PASSWORD in the environment
  --only NAME             an operation or a document; repeated or with commas
  --writes                makes writes too, after saying which and asking; --yes doesn't ask
  --dry-run               says which operations would be called, and which of them write; calls nothing
  --scenarios             asks a mock for each named example (always without --target)
  --strict                reports undeclared fields and statuses of a gateway in front
  --other-service ID      a service of another customer, one that exists; repeated
  --report DIR            writes report.html, junit.xml, report.sarif and findings.json
  --baseline FILE         a findings.json whose findings are accepted
  --origin URL            the portal that the calls say they come from (that of the target)
  --latency MS            how long an answer may take (1000);  --timeout MS  when it counts as lost (10000)
  --parallel N            operations that read at once (1);  --rate N  calls a second
  --budget SECONDS        for all calls

Exit code: 0 nothing new was found, 1 something was, 2 could not run, or not to its end.`;

const shapes = {
  target: { type: 'string' },
  credentials: { type: 'string', default: 'login' },
  user: { type: 'string' },
  password: { type: 'string' },
  only: { type: 'string', multiple: true, default: [] as string[] },
  writes: { type: 'boolean', default: false },
  scenarios: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  'other-service': { type: 'string', multiple: true, default: [] as string[] },
  report: { type: 'string' },
  baseline: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  origin: { type: 'string' },
  latency: { type: 'string', default: '1000' },
  parallel: { type: 'string', default: '1' },
  timeout: { type: 'string', default: '10000' },
  budget: { type: 'string' },
  rate: { type: 'string' },
} as const;

/**
 * Reads the command line.
 * @throws CannotRun with one line that says what is wrong
 */
export function checkOptions(args: string[]): CheckOptions {
  const values = parsed(args);
  const { target } = values;
  const others = values['other-service'];
  const foreignId = others.find((id) => !/^[fm][0-9]{8,11}$/.test(id));
  if (foreignId) throw new CannotRun(`--other-service ${foreignId} is no id of a service.`);
  return {
    target,
    credentials: source(values),
    only: values.only.flatMap((names) => names.split(',')).filter(Boolean),
    writes: values.writes,
    isStrict: values.strict,
    scenarios: values.scenarios || !target,
    foreign: {
      fixed: [...others.filter((id) => id.startsWith('f')), 'f10000000'],
      mobile: [...others.filter((id) => id.startsWith('m')), 'm09000000000'],
    },
    report: values.report,
    baseline: values.baseline,
    yes: values.yes,
    dryRun: values['dry-run'],
    origin: originOf(values.origin ?? target),
    latencyMs: positive('latency', values.latency),
    parallel: whole('parallel', values.parallel),
    timeoutMs: positive('timeout', values.timeout),
    budgetSeconds: values.budget === undefined ? undefined : positive('budget', values.budget),
    rate: values.rate === undefined ? undefined : positive('rate', values.rate),
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: shapes }).values;
  } catch (error) {
    throw new CannotRun(`${(error as Error).message.split('. ')[0]}. See --help.`);
  }
}

function source(values: ReturnType<typeof parsed>): CredentialSource {
  const { credentials, target } = values;
  if (credentials === 'env') return { kind: 'env' };
  if (credentials !== 'login') return { kind: 'file', file: credentials };
  const user = values.user ?? (target ? undefined : 'mizuno.keiko');
  const password =
    values.password ?? process.env['MINAMO_PASSWORD'] ?? (target ? undefined : 'minamo-demo');
  if (!user || !password)
    throw new CannotRun('A login needs --user, and --password or MINAMO_PASSWORD.');
  return { kind: 'login', user, password };
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

/** The origin of an address; undefined for a file, whose hosts then stand for the portal. */
function originOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return origin === 'null' ? undefined : origin;
}
