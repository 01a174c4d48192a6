import { formatDay, japanDay } from '@/lib/date.ts';
import { addNotice } from '../account/notices.ts';
import { type Handlers, type PlanCall, Refusal, sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import { goodUntil, isLeft } from '../mobileQuit/simQuitState.ts';
import { monthsSince } from '../monthsSince.ts';
import type { Success } from '../operations.ts';
import { planOf } from '../plan/planState.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { simOf } from '../traffic/sim.ts';
import { gb } from './gb.ts';

/** Extra data that can be received once, until its last day (docs/product.md §9.5). */
export const gigaPlus: Handlers = {
  getGigaPlus: (call) => {
    const { mock, session, service, now } = call;
    const own = stateOf(call);
    if (!own) return new Refusal('giga_plus_not_exist');
    const gift = untilEnd(own.gift, call);
    return (
      refusalOf(gift, own.received_at, now) ?? {
        ...gift,
        data_left_mb: simOf(mock, session, service).dataLeft(),
      }
    );
  },

  postGigaPlus: ({ mock, session, service, body, now }) => {
    const own = stateOf({ mock, session, service, now });
    if (!own || body.giga_plus_id !== own.gift.giga_plus_id)
      return new Refusal('giga_plus_not_exist');
    const gift = untilEnd(own.gift, { mock, session, service, now });
    const refusal = refusalOf(gift, own.received_at, now);
    if (refusal) return refusal;
    own.received_at = formatMoment(now);
    const sim = simOf(mock, session, service);
    sim.add(gift.amount_mb, gift.usable_until);
    const receipt_number = receiptNumber(mock, 'GP', now);
    addNotice(session, service, now, {
      title: 'ギガプラスを受け取りました',
      paragraphs: [`${gift.title}の${gb(gift.amount_mb)}を受け取りました。`],
      rows: [
        { label: '受付番号', value: receipt_number },
        { label: '使える期限', value: formatDay(gift.usable_until) },
      ],
      link: { url: '/mobile/top/', text: 'データ残量を見る', type: 'internal' },
    });
    return {
      receipt_number,
      accepted_at: own.received_at,
      amount_mb: gift.amount_mb,
      usable_until: gift.usable_until,
      data_left_mb: sim.dataLeft(),
    };
  },
};

type GigaPlus = Success<'getGigaPlus'>;

interface State {
  gift: GigaPlus;
  received_at: string | null;
}

/** The gift for the years that a SIM has been used; undefined for one that is younger than a year. */
function stateOf(call: PlanCall): State | undefined {
  const { mock, session, service } = call;
  const state = sessionState(session, `giga plus ${service.listed.service_id}`, (): State => ({
    gift: exampleOf(mock, service, 'getGigaPlus'),
    received_at: null,
  }));
  const { serviceStartDate } = planOf(call).plan;
  const years = Math.floor(monthsSince(serviceStartDate, state.gift.receive_until) / 12);
  if (years === 0 || isLeft(call)) return undefined;
  state.gift.title = state.gift.title.replace(/\d+(?=周年)/, String(years));
  return state;
}

/** The gift on a line that ends: it can be neither received nor used after the line's last day. */
const untilEnd = (gift: GigaPlus, call: PlanCall): GigaPlus => ({
  ...gift,
  receive_until: goodUntil(gift.receive_until, call),
  usable_until: goodUntil(gift.usable_until, call),
});

function refusalOf(gift: GigaPlus, received_at: string | null, now: Date): Refusal | undefined {
  const { amount_mb, receive_until } = gift;
  if (received_at)
    return new Refusal('giga_plus_receipt_complete', { amount_mb, received_at, receive_until });
  if (japanDay(now) > receive_until)
    return new Refusal('giga_plus_receipt_expired', { amount_mb, receive_until });
  return undefined;
}
