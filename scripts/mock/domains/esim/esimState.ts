import { japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import { planOf } from '../plan/planState.ts';
import { never } from '../plan/terms.ts';
import { removeApplication } from '../progress/applications.ts';
import { activatedOn } from './activation.ts';

export type Activation = NonNullable<Success<'getEsim'>['activation']>;

/** The SIM itself, as plain data. */
interface SimCard {
  sim: Success<'getDeviceInfo'>['sim'];
  /** Issued and not used yet. */
  issued: { activation: Activation; eid: string; at: string } | null;
}

/** The mock takes an activation code as read, and so used up, half an hour after it was issued. */
const minutesUntilUsed = 30;
const codeDays = 14;

export const esimTitle = {
  exchange: 'SIMカードからeSIMへの変更',
  issue: 'eSIMの発行',
  reissue: 'eSIMの再発行',
} as const;

/** The SIM at a moment; an activation that was used has made it an eSIM. */
export function simCard(mock: MockContext, session: Session, service: Service, now: Date): SimCard {
  const state = sessionState(session, `sim card ${service.listed.service_id}`, (): SimCard => ({
    sim: personaliseCard(mock, session, service, now),
    issued: null,
  }));
  state.sim.activated_on ??= activatedOn(session, service, now) ?? null;
  const { issued } = state;
  if (issued && now.getTime() >= Date.parse(issued.at) + minutesUntilUsed * 60_000) {
    const iccid = `898100${issued.activation.receipt_number.slice(2).padStart(13, '0')}`;
    state.sim = { kind: 'esim', iccid, eid: issued.eid, activated_on: japanDay(now) };
    state.issued = null;
    const titles: readonly string[] = Object.values(esimTitle);
    removeApplication(mock, session, service, ({ title }) => titles.includes(title));
  }
  return state;
}

/** The card as the example has it; with the number and the day of the SIM that is asked about. */
function personaliseCard(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): SimCard['sim'] {
  const { sim } = exampleOf(mock, service, 'getDeviceInfo');
  const digits = (service.listed.phone_number ?? '').slice(-6);
  const { serviceStartDate } = planOf({ mock, session, service, now }).plan;
  return {
    ...sim,
    iccid: sim.iccid.slice(0, -digits.length) + digits,
    activated_on: serviceStartDate === never ? null : serviceStartDate,
  };
}

/** A new activation, good once and for two weeks. */
export function newActivation(mock: MockContext, receipt_number: string, now: Date): Activation {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const code = Array.from({ length: 4 }, () => mock.random.code(4, letters)).join('-');
  const smdp_address = 'rsp.minamo.example';
  return {
    receipt_number,
    smdp_address,
    activation_code: code,
    qr_text: `LPA:1$${smdp_address}$${code}`,
    expires_on: addDays(japanDay(now), codeDays),
    is_once: true,
  };
}
