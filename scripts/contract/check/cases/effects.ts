import type { CheckedOperation } from '../contract.ts';

/** Reads that change something when this parameter is given: made with `--writes` only. */
export const changing = new Set(['getNotificationHistory opened']);

/** Parameters that never get a valid value: a logout of all devices would end the tester's other logins. */
export const withheldParameters = new Set(['getLogout scope']);

/** Reads of the session that end the credentials in use, in the order in which they can be called. */
export const ending = ['getRenew', 'getLogout'];

/** Whether a call ends what the others need: the login, or the cookie of the support page. */
export const endsAll = ({ operationId }: CheckedOperation): boolean =>
  [...ending, 'postSupportLogout'].includes(operationId);

/** Calls of the session that change nothing of the account. */
const harmless = new Set(['postLogin', 'postLoginSso']);

/** Writes whose valid request would lock the tester out or end the contract for good: never sent valid. */
export const withheld = new Set([
  'postLogin',
  'putUserIdPassword',
  'putServiceUserIdPassword',
  'putPasswordReset',
  'putPasswordResetV2',
]);

/** Writes that a later write undoes. */
export const undone: readonly (readonly [change: string, undo: string])[] = [
  ['postQuit', 'postQuitCancel'],
  ['postPricePlanExchange', 'postCancelExchangePricePlan'],
  ['postPacketGiftCode', 'postPacketGiftRequest'],
  ['postSecureEncrypt', 'postSecureDecrypt'],
  ['postMobileSecureEncrypt', 'postMobileSecureDecrypt'],
  ['postConfirmationNumber', 'postConfirmationNumberVerification'],
];

/** Writes with several named requests, of which the later ones undo the earlier ones. */
const selfUndoing = new Set([
  'putTrafficControl',
  'postStopRestartInfo',
  'postMobileQuitInfo',
  'postOption',
  'postValueDataFree',
  'postPremiumBand',
  'postFifthGeneration',
  'postVirusBusterMobile',
]);

/** Whether carrying it out changes something. */
export const isWrite = ({ operationId, method }: CheckedOperation): boolean =>
  method !== 'get' && !harmless.has(operationId);

/**
 * The order of calls. Reads with few parameters come before those with many, since their answers name the
 * values that the others need. Then come writes, each before the write that undoes it, and last what ends the
 * session.
 */
export function inOrder(operations: CheckedOperation[]): CheckedOperation[] {
  const rank = (o: CheckedOperation): number => {
    if (ending.includes(o.operationId)) return 1000 + ending.indexOf(o.operationId);
    // A logout of the support page ends its cookie, which other calls need.
    if (o.operationId === 'postSupportLogout') return 900;
    if (isWrite(o)) return undone.some(([, undo]) => undo === o.operationId) ? 200 : 100;
    return o.operationId === 'getService' ? 0 : 1 + o.parameters.length;
  };
  return [...operations].sort((a, b) => rank(a) - rank(b));
}

/** What the writes of a run will do, one line each, for people to read before it starts. */
export function announced(operations: CheckedOperation[]): string[] {
  return operations.filter(isWrite).map((o) => {
    const { operationId } = o;
    const undo = undone.find(([change]) => change === operationId)?.[1];
    const after = withheld.has(operationId)
      ? 'invalid requests only: a valid one would lock you out'
      : selfUndoing.has(operationId)
        ? 'its own later requests take it back'
        : undo && operations.some((other) => other.operationId === undo)
          ? `taken back by ${undo}`
          : 'stays as it is written';
    return `${operationId} (${o.method.toUpperCase()} ${o.path}): ${after}`;
  });
}
