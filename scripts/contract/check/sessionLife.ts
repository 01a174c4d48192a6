import { randomUUID } from 'node:crypto';
import type { Case } from './cases/case.ts';
import type { CheckedContract, CheckedOperation } from './contract.ts';
import { contradictions } from './differences.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { parsed } from './json.ts';
import { type CredentialSource, isCredentials, logIn, sendLogin } from './login.ts';
import type { Sender } from './send.ts';
import type { Credentials } from './signature.ts';

/** A fault with the operation that it is reported for. */
type Report = (operationId: string, fault: Fault) => void;

/** How credentials end, and by which operation. */
const ways = [
  ['renewed', 'getRenew', 'session-renewed'],
  ['logged-out', 'getLogout', 'session-logged-out'],
] as const;

/** What every customer may read, to see whether credentials are served. */
const reads = ['getUser', 'getService'];

/**
 * Logs in twice more, renews the one login and ends the other, and keeps the credentials that must not be
 * served any more: each operation is then called with them. Where nothing refuses them, the renewal or the
 * logout itself is reported, once.
 * @returns whether both could be done
 */
export async function endCredentials(
  contract: CheckedContract,
  sender: Sender,
  source: CredentialSource,
  report: Report,
): Promise<boolean> {
  if (source.kind !== 'login') return false;
  const find = (id: string) => contract.operations.find((o) => o.operationId === id);
  let isWhole = true;
  const others = reads.flatMap((read) => find(read) ?? []);
  const [first] = others;
  const ofRun = async () => first && (await sendAs(sender, sender.credentials, first));
  const own = await ofRun();
  for (const [state, id, rule] of ways) {
    const credentials = await logIn(sender, source);
    const operation = find(id);
    if (!credentials || !operation) return false;
    const [one, twin] =
      state === 'renewed'
        ? await Promise.all([1, 2].map(() => sendAs(sender, credentials, operation)))
        : [await sendAs(sender, credentials, operation)];
    const reply = one?.status === 200 ? one : (twin ?? one);
    if (reply?.status !== 200) {
      isWhole = false;
      continue;
    }
    // Only the login itself ends, not the run's own.
    if (own?.status === 200 && (await ofRun())?.status === 403) {
      report(id, fault('session-others', '', 'another login that holds', '403'));
      sender.credentials = await logIn(sender, source);
    }
    const served = await Promise.all(others.map((o) => sendAs(sender, credentials, o)));
    if (served.every(({ status }) => status === 200)) report(id, fault(rule, '', '403', '200'));
    else {
      sender.ended[state] = credentials;
      if (one && twin && (await areBothHeld(contract, sender, [one, twin])))
        report(id, fault('renewal-twice', '', 'one login, or the same for both', 'two that hold'));
    }
    const renewed = state === 'renewed' ? jsonOf(reply.body) : undefined;
    if (!isCredentials(renewed)) continue;
    if (renewed.session_token === credentials.session_token) {
      report(id, fault('renewal-same', '', 'new credentials', 'those there were'));
      continue;
    }
    const again = await sendAs(sender, renewed, operation);
    const more = jsonOf(again.body);
    sender.other = isCredentials(more) ? more : renewed;
    const read = first && own?.status === 200 ? await sendAs(sender, sender.other, first) : again;
    const refused = (status: number) =>
      report(id, fault('renewal-refused', '', '200', String(status)));
    // A read that fails is reported as that.
    if (again.status !== 200) refused(again.status);
    else if ([401, 403].includes(read.status)) refused(read.status);
    else if (
      own &&
      read !== again &&
      read.status === 200 &&
      contradictions(jsonOf(own.body), jsonOf(read.body)).length
    )
      report(id, fault('renewal-other', '', 'the customer who logged in', 'another customer'));
  }
  return isWhole;
}

/** Whether two renewals gave different credentials that are both served. */
async function areBothHeld(
  contract: CheckedContract,
  sender: Sender,
  replies: Reply[],
): Promise<boolean> {
  const read = contract.operations.find(({ operationId }) => reads.includes(operationId));
  const made = replies.flatMap(({ status, body }) => {
    const credentials = jsonOf(body);
    return status === 200 && isCredentials(credentials) ? [credentials] : [];
  });
  const [one, other] = made;
  if (!read || !one || !other || one.session_token === other.session_token) return false;
  const served = await Promise.all(made.map((each) => sendAs(sender, each, read)));
  return served.every(({ status }) => status === 200);
}

/** Ends the login that was made for the renewal alone. */
export async function endOther(contract: CheckedContract, sender: Sender): Promise<void> {
  const logout = contract.operations.find((o) => o.operationId === 'getLogout');
  if (sender.other && logout) await sendAs(sender, sender.other, logout);
  sender.other = undefined;
}

/** A cookie that was logged out names nobody any more. */
export async function endedCookie(
  contract: CheckedContract,
  sender: Sender,
  cookie: string,
  report: Report,
): Promise<void> {
  const operation = contract.operations.find((o) => o.operationId === 'getSupportSession');
  if (!operation) return;
  sender.cookie = cookie;
  const { status, body } = await sendAs(sender, undefined, operation);
  const isKnown = (jsonOf(body) as { is_logged_in?: unknown })?.is_logged_in === true;
  if (status === 200 && isKnown)
    report(
      'postSupportLogout',
      fault('cookie-logged-out', '', 'nobody’s session', 'the customer’s'),
    );
}

/** An id that nobody has, and that no run before this one has locked. */
const nobody = (): string => `nobody.at-all.${randomUUID().slice(0, 8)}`;

/**
 * Logs in with what must be refused: an id that nobody has, and the customer's with wrong passwords, one of
 * them in the other case, one cut short and one with a space behind it. After each, a right login makes the attempt forgotten. A login that
 * is repeated under its key is the one that there was.
 */
export async function wrongLogins(
  sender: Sender,
  source: CredentialSource,
  report: Report,
): Promise<void> {
  if (source.kind !== 'login') return;
  const unknown = await sendLogin(sender, nobody(), 'not-the-password-1');
  const wrong = await sendLogin(sender, source.user, `${source.password}-not-1`);
  await logIn(sender, source);
  const nearly: Reply[] = [];
  const { password: right } = source;
  for (const password of [otherCase(right), right.slice(0, 8), `${right} `]) {
    if (password === right) continue;
    nearly.push(await sendLogin(sender, source.user, password));
    await logIn(sender, source);
  }
  const key = randomUUID();
  const [first, again] = [
    await sendLogin(sender, source.user, right, key),
    await sendLogin(sender, source.user, right, key),
  ];
  if (first.status === 200 && !first.body.equals(again.body))
    report(
      'postLogin',
      fault('key-repeated', 'postLogin', '200, the first answer', outcomeOf(again)),
    );
  const served = [unknown, wrong, ...nearly].find(({ status }) => status < 400);
  if (served)
    report('postLogin', fault('login-wrong', '', 'a refusal, 4xx', String(served.status)));
  const [ofNobody, ofWrong] = [unknown, wrong].map(
    ({ status, body }) => `${status} ${codeOf(body)}`,
  );
  if (!served && ofNobody !== ofWrong)
    report(
      'postLogin',
      fault('login-tells', '', `${ofWrong} for both`, `${ofNobody} for no such id`),
    );
}

const outcomeOf = ({ status }: Reply): string =>
  status === 200 ? '200, another login' : String(status);

const otherCase = (text: string): string =>
  text.replace(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));

/** Sends a read of no service with other credentials than the run's. */
function sendAs(sender: Sender, credentials: Credentials | undefined, operation: CheckedOperation) {
  const [host = 'fixed'] = operation.hosts;
  const intent = { kind: 'valid' } as const;
  const call: Case = { operation, host, path: {}, query: {}, intent, description: 'valid' };
  return sender.send(call, credentials);
}

const codeOf = (body: Buffer): string => String((jsonOf(body) as { code?: unknown })?.code);

const jsonOf = (body: Buffer): unknown => parsed(body.toString('utf8'));
