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
  budgetSeconds?: number | undefined;
  rate?: number | undefined;
}

export const usage = `npm run contract -- [options]
  --target URL            the server, with /hosts/fixed … below it, or a config.json that names its hosts;
                          without it the mock is started and checked
  --credentials WHERE     login (default), env (AWS_ACCESS_KEY_ID …), or a JSON file
  --user ID               who logs in; --password, or MINAMO_PASSWORD in the environment
  --only NAME             an operation or a document; repeated or with commas
  --writes                makes writes too, after saying which
  --scenarios             asks a mock for each named example (always without --target)
  --strict                reports undeclared fields and statuses of a gateway in front
  --other-service ID      a service of another customer, one that exists; repeated
  --report DIR            writes report.html, junit.xml, report.sarif and findings.json
  --baseline FILE         a findings.json whose findings are accepted
  --timeout MS            for one call (10000);  --budget SECONDS  for all;  --rate N  calls a second`;

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
