import type { Operation } from './contract/operation.ts';

interface Kind {
  /** As developer surfaces call it. */
  label: string;
  /** Whether the operation is carried out, although its answer says otherwise or never comes. */
  isCarriedOut: boolean;
}

const kind = (label: string, isCarriedOut: boolean): Kind => ({ label, isCarriedOut });

/** Everything that can go wrong with a call, by name. */
export const faultKinds = {
  delay: kind('遅れて答える', true),
  delay_random: kind('ばらばらに遅れる', true),
  slow: kind('少しずつ届く', true),
  unreached: kind('届く前に通信が切れる', false),
  no_response: kind('答える前に通信が切れる', true),
  hang: kind('いつまでも答えない', true),
  cut: kind('答えの途中で通信が切れる', true),
  stalled: kind('答えの途中で止まる', true),
  html: kind('200でHTMLを返す', true),
  empty: kind('本文が空', true),
  broken_json: kind('JSONが途中で終わる', true),
  null_body: kind('本文がnull', true),
  wrong_shape: kind('項目の型が違う', true),
  wrong_type: kind('Content-Typeが違う', true),
  unknown_codes: kind('知らないコードで答える', true),
  generated: kind('仕様が許すあらゆる値で答える', true),
  unknown_code: kind('知らないコードで断る', false),
  status: kind('指定のステータスで本文なし', false),
  server_error: kind('500 サーバーの誤り', false),
  bad_gateway: kind('502 中継の誤り(HTML)', false),
  unavailable: kind('503 一時的に使えない', false),
  gateway_timeout: kind('504 処理はしたが時間切れ', true),
  rate_limit: kind('429 回数の制限', false),
  expired: kind('403 セッション切れ', false),
} as const satisfies Record<string, Kind>;

export type FaultKind = keyof typeof faultKinds;

export const faultNames = Object.keys(faultKinds) as FaultKind[];

/** The largest seed of `generated`. */
export const maxSeed = 2 ** 32 - 1;

/** Something that goes wrong with a call. */
export interface Fault {
  /** `delay` when absent, or `status` when one is given. */
  kind?: FaultKind;
  /** How late the answer is, in milliseconds; the most for `delay_random`. */
  delay_ms?: number;
  /** Answers with this status and an empty body instead of carrying the operation out. */
  status?: number;
  /** Name of the only field whose codes `unknown_codes` replaces; all of them when absent. */
  field?: string;
  /** Which answers `generated` draws (`generatedAnswer`); 2 when absent. */
  seed?: number;
  /** How many calls it applies to; all of them when absent. */
  times?: number;
  /** How many of a hundred calls it applies to, by the seed; all of them when absent. */
  percent?: number;
}

/** What a fault does, `kind` left out or not. */
export const kindOf = (fault: Fault): FaultKind =>
  fault.kind ?? (fault.status === undefined ? 'delay' : 'status');

/** Whether the operation is carried out before the fault is applied to its answer. */
export const isCarriedOut = (fault: Fault): boolean =>
  faultKinds[kindOf(fault)].isCarriedOut && fault.status === undefined;

/**
 * The fault for one call of an operation, which counts the call. A fault of the operation's id goes before those
 * of patterns, which are tried in the order in which they were set.
 * @param rng a number from 0 to 1, asked for faults that apply to some calls only
 */
export function takeFault(
  faults: Map<string, Fault>,
  operation: Operation,
  rng: () => number,
): Fault | undefined {
  const key = faults.has(operation.operationId)
    ? operation.operationId
    : [...faults.keys()].find((pattern) => isMatch(pattern, operation));
  const fault = key === undefined ? undefined : faults.get(key);
  if (key === undefined || !fault) return undefined;
  if (fault.percent !== undefined && rng() * 100 >= fault.percent) return undefined;
  if (fault.times === undefined) return fault;
  if (fault.times <= 1) faults.delete(key);
  else faults.set(key, { ...fault, times: fault.times - 1 });
  return fault;
}

/**
 * Whether an operation is among those that a pattern means: `reads`, `writes`, or a name with `*` for
 * anything, of an operation id (`getBill*`), a document (`write-*`) or a path (`/api/read/*`).
 */
export function isMatch(pattern: string, operation: Operation): boolean {
  const { operationId, document, path } = operation;
  const isLogin = document === 'auth' || document === 'support';
  if (pattern === 'reads') return document.startsWith('read-');
  if (pattern === 'writes') return !isLogin && !document.startsWith('read-');
  if (!pattern.includes('*')) return pattern === operationId;
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const shape = new RegExp(`^${parts.join('.*')}$`);
  return [operationId, document, path].some((name) => shape.test(name));
}
