import { isObject, resolve } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import type { Credentials } from './signature.ts';

/** What only the customer may know. */
export interface Secrets {
  credentials: Credentials | undefined;
  password: string | undefined;
}

/** What shows code, files or queries of a server. */
const traces = [
  /\bat [^\s"]* ?\(?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s"]*:\d+/,
  /Traceback \(most recent call last\)|File \\?"[^"]+", line \d+/,
  /\b(?:[a-z]\w*\.){2,}\w*(?:Exception|Error)\b/,
  /\b(?:SQLSTATE|ORA-\d{5}|syntax error at or near)|\bSELECT\b.{1,200}\bFROM\b/,
  /\/(?:home|usr|var|opt|srv|app)\/[\w./-]+\.(?:[cm]?[jt]s|py|rb|php|java|go)\b/,
  /<b>(?:Warning|Fatal error)<\/b>:|\bin [\w./-]+\.php on line \d+/,
];

/** Addresses that only the server's own network knows. */
const privateAddress =
  /\b(?:10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d{1,3}\.\d{1,3}\b|\bip-10-\d+-\d+-\d+\b|\.(?:internal|local)\b/;

/** Faults for secrets, and for internals of the server, that an answer reveals. */
export function leakFaults(
  call: Case,
  { body, headers, status }: Reply,
  secrets: Secrets,
): Fault[] {
  const id = call.operation.operationId;
  const text = body.subarray(0, 200_000).toString('utf8');
  const trace =
    status === 200 ? undefined : traces.map((each) => each.exec(text)?.[0]).find(Boolean);
  const inHeader = [...headers].find(
    ([, value]) => privateAddress.test(value) || traces.some((each) => each.test(value)),
  );
  const all = `${[...headers].flat().join('\n')}\n${text}`;
  const reported = secretsOf(call, secrets).find(([, value]) => value && all.includes(value));
  return [
    ...(inHeader
      ? [
          fault(
            'leak-trace',
            `header ${inHeader[0]}`,
            'no trace or private address',
            inHeader.join(': '),
          ),
        ]
      : []),
    ...(trace ? [fault('leak-trace', `${id} ${status}`, 'a code and a message', trace)] : []),
    ...(reported
      ? [fault('leak-secret', `${id} ${reported[0]}`, `no ${reported[0]}`, '(masked)')]
      : []),
  ];
}

function secretsOf(
  { operation }: Case,
  { credentials, password }: Secrets,
): [name: string, value: string | undefined][] {
  const schema = operation.responses.find((r) => r.status === '200')?.schema;
  const properties = schema && resolve(operation.spec, schema)['properties'];
  const isLogin = isObject(properties) && 'access_secret' in properties;
  return [
    ['password', password && password.length >= 8 ? password : undefined],
    ...(isLogin
      ? []
      : ([
          ['access_secret', credentials?.access_secret],
          ['session_token', credentials?.session_token],
        ] as [string, string | undefined][])),
  ];
}
