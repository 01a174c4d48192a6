import type { Json } from '../../operations.ts';
import type { Rule } from '../finding.ts';
import type { Passed, Passing, Tamper } from './proxy.ts';

/** A fault that is seeded into the mock's answers, and the one finding that it must lead to. */
export interface SeededFault {
  name: string;
  /** The rule that must name it. */
  rule: Rule;
  /** The operation that it is seeded into. */
  at: string;
  /** A part of what was expected or got, to show that the right thing was seen. */
  says: string;
  isStrict?: boolean;
  writes?: boolean;
  /** The latency budget, where the fault is about it. */
  latencyMs?: number;
  /** Operations that have to be called beside it. */
  with?: string[];
  /** The operations that the finding names, where nobody can know which of them is wrong; else `at`. */
  names?: string;
  tamper: Tamper;
}

/** An order with the reads that show it, for faults that are seen between them. */
export const gift = {
  at: 'postPacketGiftCode',
  with: ['getDataTrafficUsage', 'getPacketGift'],
  writes: true,
};
export const speed = { at: 'putTrafficControl', with: ['getTrafficControl'], writes: true };

/** Changes the JSON of successes. */
export const inBody =
  (change: (body: Json) => void): Tamper =>
  (_call, answer) =>
    answer.status === 200 ? changed(answer, change) : answer;

/** Changes successes as they are. */
export const inSuccess =
  (change: (answer: Passed) => Passed | 'cut'): Tamper =>
  (_call, answer) =>
    answer.status === 200 ? change(answer) : answer;

/** Changes the text of successes. */
export const inText = (change: (text: string) => string): Tamper =>
  inSuccess((answer) => withText(answer, change(answer.body.toString('utf8'))));

/** Changes refusals of the contract's checks. */
export const inRefusal =
  (change: (answer: Passed, served: Passed | undefined) => Passed): Tamper =>
  (_call, answer, served) =>
    answer.status === 400 ? change(answer, served) : answer;

/** Serves what the mock refuses, as a server does that forgot a check. */
export const serves =
  (isForgotten: (call: Passing, answer: Passed) => unknown): Tamper =>
  (call, answer, served) =>
    served && isForgotten(call, answer) ? served : answer;

/** The answer with a header set. */
export const withHeader = (answer: Passed, name: string, value: string): Passed => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});

/** The answer without a header. */
export const withoutHeader = (answer: Passed, name: string): Passed => {
  const kept = Object.entries(answer.headers).filter(([key]) => key !== name);
  return { ...answer, headers: Object.fromEntries(kept) };
};

/** The answer with another body. */
export const withText = (answer: Passed, text: string): Passed => ({
  ...answer,
  body: Buffer.from(text),
});

/** The answer under another status, with another body. */
export const withStatus = (answer: Passed, status: number, text = ''): Passed =>
  withText({ ...answer, status }, text);

/** The answer with a part of its text replaced. */
export const replaced = (
  answer: Passed,
  part: string | RegExp,
  by: string | ((part: string, group: string) => string),
): Passed => withText(answer, answer.body.toString().replace(part, by as string));

/** The answer with its JSON changed. */
export const changed = (answer: Passed, change: (body: Json) => void): Passed => {
  const body = JSON.parse(answer.body.toString('utf8')) as Json;
  change(body);
  return withText(answer, JSON.stringify(body));
};

/** The line that a call is about; empty where it is about none. */
export const lineOf = ({ url }: Passing): string => /m\d{8,11}/.exec(url)?.[0] ?? '';

/** The key of a write. */
export const keyOf = ({ headers }: Passing): string => String(headers['idempotency-key']);

/** The token that signs a call; empty without one. */
export const tokenOf = ({ headers }: Passing): string =>
  String(headers['x-amz-security-token'] ?? '');

/** The answer as a refusal. */
export const refused = (answer: Passed, status: number, code: string): Passed =>
  withStatus(answer, status, JSON.stringify({ code, message: 'できません。' }));

/** Gives some calls the last answer that others got. */
export function lastOf(
  isKept: (call: Passing, answer: Passed) => boolean,
  isGiven: (call: Passing, answer: Passed) => boolean,
): Tamper {
  let last: Passed | undefined;
  return (call, answer) => {
    if (isKept(call, answer)) last = answer;
    return last && isGiven(call, answer) ? last : answer;
  };
}
