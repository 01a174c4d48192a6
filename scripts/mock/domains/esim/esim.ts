import { billMonth } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { devicesNow } from '../device/simDevices.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { simQuitState } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { isStopped } from '../settings/stopRestartState.ts';
import { isIdle } from './activation.ts';
import { newActivation, simCard } from './esimState.ts';

type Choice = Success<'getEsim'>['operations'][number];
const fee = 440;

/** Exchange, issue and reissue of the eSIM (docs/product.md §10.4). */
export const esim: Handlers = {
  getEsim: ({ mock, session, service, now }) => {
    const refusal = notNow(mock, session, service, now);
    if (refusal) return new Refusal(refusal);
    const { sim, issued } = simCard(mock, session, service, now);
    return {
      sim_kind: sim.kind,
      operations: choices(sim, isIdle(session, service, now)),
      eid: sim.eid,
      activation: issued?.activation ?? null,
    };
  },

  postEsim: ({ mock, session, service, body, now }) => {
    const refusal = notNow(mock, session, service, now);
    if (refusal) return new Refusal(refusal);
    const state = simCard(mock, session, service, now);
    const chosen = choices(state.sim, isIdle(session, service, now)).find(
      ({ operation }) => operation === body.operation,
    );
    if (!chosen?.can_choose) return new Refusal('device_not_compatible');
    // EIDs begin with the industry's own 89 (ITU-T E.118).
    if (!body.eid.startsWith('89')) return new Refusal('eid_invalid');
    const number = receiptNumber(mock, 'ES', now);
    const activation = newActivation(mock, number, now);
    const billing_month = billMonth(now);
    return {
      operation: body.operation,
      accepted_at: formatMoment(now),
      fee,
      billing_month,
      activation,
    };
  },

  getDeviceInfo: ({ mock, session, service, now }) => ({
    devices: devicesNow({ mock, session, service, now }),
    sim: simCard(mock, session, service, now).sim,
  }),
};

function notNow(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): string | undefined {
  if (simQuitState(mock, session, service).quit) return 'quitting';
  return isStopped(mock, session, service, now) ? 'suspended' : undefined;
}

/** The three procedures: a SIM card is exchanged, a new eSIM issued, one in use issued again. */
function choices({ kind, eid }: Success<'getDeviceInfo'>['sim'], isIdle: boolean): Choice[] {
  const choice = (operation: Choice['operation'], reason: string | null): Choice => ({
    operation,
    can_choose: reason === null && !isIdle,
    reason: reason ?? (isIdle ? '開通したあとに、お手続きいただけます' : null),
    fee,
    needs_eid: true,
  });
  if (kind === 'sim_card')
    return [
      choice('exchange', null),
      choice('issue', 'SIMカードをご利用中です'),
      choice('reissue', 'SIMカードをご利用中です'),
    ];
  return eid === null
    ? [
        choice('exchange', 'eSIMのご契約です'),
        choice('issue', null),
        choice('reissue', 'まだ発行されていません'),
      ]
    : [
        choice('exchange', 'eSIMをご利用中です'),
        choice('issue', 'eSIMをご利用中です'),
        choice('reissue', null),
      ];
}
