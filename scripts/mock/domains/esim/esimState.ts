import { japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import type { Service } from '../../customers/customer.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import { planOf } from '../plan/planState.ts';
import { never } from '../plan/terms.ts';
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
  const told = personaliseCard(mock, session, service, now);
  const activated_on = told.activated_on ?? activatedOn(session, service, now) ?? null;
  let card: SimCard = { sim: { ...told, activated_on }, issued: null };
  for (const { at, asked, answer } of eventsOf(session.past, 'postEsim', service))
    card = {
      sim: settled(card, new Date(at)).sim,
      issued: { activation: answer.activation, eid: asked.eid, at },
    };
  return settled(card, now);
}

function settled(card: SimCard, now: Date): SimCard {
  const { issued } = card;
  if (!issued) return card;
  const usedAt = new Date(Date.parse(issued.at) + minutesUntilUsed * 60_000);
  if (now < usedAt) return card;
  const iccid = `898100${issued.activation.receipt_number.slice(2).padStart(13, '0')}`;
  const sim = { kind: 'esim' as const, iccid, eid: issued.eid, activated_on: japanDay(usedAt) };
  return { sim, issued: null };
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
