import { createHash } from 'node:crypto';
import { japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { isTooYoung } from '../account/person.ts';
import { able, type ContractChange, unable, withProcedure } from '../contract/contractChange.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { whyNotMoved } from './lineState.ts';
import { infoAt, isFollowed, nextPlan, upgradedPlanOf, upgradeOf } from './upgradeState.ts';

const tokenMinutes = 30;
/** Days from today to the first day that can be chosen for the construction. */
const leadDays = 7;

const startOfMinute = (at: Date) => new Date(Math.floor(at.getTime() / 60_000) * 60_000);

/** The token that is good until a minute: made of it, so that asking for one changes nothing. */
const tokenUntil = (end: Date, { customer }: Session): string =>
  createHash('sha256')
    .update(`${customer.userId} ${startOfMinute(end).toISOString()}`)
    .digest('hex')
    .slice(0, 32)
    .toUpperCase();

const isValidToken = (token: string, session: Session, now: Date): boolean =>
  Array.from({ length: tokenMinutes }, (_, minutes) =>
    tokenUntil(new Date(now.getTime() + (minutes + 1) * 60_000), session),
  ).includes(token);

/** The contract before an upgrade, waiting for it, and after it. */
export const upgradeChange: ContractChange = (contract, { mock, session, service, now }) => {
  if (service.listed.service_type !== 'fixed' || contract.status !== 'SRVC') return contract;
  const { state, construction_on, monthly_fee } = infoAt(mock, session, now);
  if (state === 'none') {
    const { upgrade, sts, reason } = judgedOf(mock, session, now);
    const isEnabled = upgrade === '1' && sts === '1';
    return {
      ...contract,
      next_plan: null,
      procedures: [
        isEnabled ? able('upgrade') : unable('upgrade', reason ?? ''),
        able('move'),
      ].reduce(withProcedure, contract.procedures),
    };
  }
  if (!isFollowed(mock, session) || construction_on === null) return contract;
  if (state === 'done')
    return {
      ...contract,
      plan_name: upgradedPlanOf(session),
      monthly_fee,
      next_plan: null,
      procedures: [unable('upgrade', 'すでに10ギガに切り替わっています。'), able('move')].reduce(
        withProcedure,
        contract.procedures,
      ),
    };
  return {
    ...contract,
    next_plan: nextPlan(mock, session, now) ?? null,
    procedures: [
      unable('upgrade', 'すでにお申し込みを受け付けています。'),
      unable(
        'move',
        '10ギガへの切り替え工事が終わるまでは、お申し込みいただけません。',
        addDays(construction_on, 1),
      ),
    ].reduce(withProcedure, contract.procedures),
  };
};

/** Whether the plan and the contract's state let it be upgraded. */
function judgedOf(mock: MockContext, session: Session, now: Date): Success<'getG10upgEnableJudge'> {
  const told = exampleOf(mock, fibreServiceOf(session), 'getG10upgEnableJudge');
  const reason = whyNotMoved(mock, session, now);
  return told.upgrade === '1' && reason ? { ...told, sts: '0', reason } : told;
}

/** Whether a construction that was applied for is still to come. */
export const isUpgrading = (mock: MockContext, session: Session, now: Date): boolean =>
  ['accepted', 'scheduled'].includes(infoAt(mock, session, now).state);

/** The upgrade to 10G (docs/product.md §6.7). */
export const upgrade: Handlers = {
  getG10upgEnableJudge: ({ mock, session, now }) => judgedOf(mock, session, now),

  getG10upgStateInfo: ({ mock, session, now }) => infoAt(mock, session, now),

  getG10upgAcceptJudge: ({ mock, session, now }) => ({
    ...exampleOf(mock, fibreServiceOf(session), 'getG10upgAcceptJudge'),
    first_day: addDays(japanDay(now), leadDays),
  }),

  getG10upgTokenInfo: ({ mock, session, now }) => {
    if (infoAt(mock, session, now).state !== 'none') return new Refusal('result_ng');
    const end = new Date(now.getTime() + tokenMinutes * 60_000);
    return { token: tokenUntil(end, session), expires_at: formatMoment(startOfMinute(end)) };
  },

  postG10UpgradeEntry: ({ mock, session, body, now }) => {
    const { info } = upgradeOf(mock, session);
    if (isTooYoung(session, now)) return new Refusal('applicant_too_young');
    if (infoAt(mock, session, now).state !== 'none') return new Refusal('result_ng');
    const { upgrade, sts } = judgedOf(mock, session, now);
    if (upgrade === '0') return new Refusal('not_upgrade_ng');
    if (sts === '0') return new Refusal('not_sts_ng');
    if (!isValidToken(body.token, session, now)) return new Refusal('token_expired');
    if (body.date < addDays(japanDay(now), leadDays)) return new Refusal('date_taken');
    const receipt_number = receiptNumber(mock, 'UG', now);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      construction_on: body.date,
      part_of_day: body.part_of_day,
      monthly_fee: info.monthly_fee,
      discount: info.discount,
    };
  },
};
