import { formatDay, japanDay } from '../../../../src/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import type { World } from '../../world.ts';
import { Refusal, sessionState, type Handlers } from '../domain.ts';
import { moment } from '../loginAttempts.ts';
import { addNotice } from '../notices.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../receiptNumber.ts';
import { exampleOf, simOf } from '../sim.ts';
import { gb } from './gb.ts';

/** Extra data that can be received once, until its last day (specification 1, section 4, giga plus codes). */
export const gigaPlus: Handlers = {
  getGigaPlus: ({ world, session, service, now }) => {
    const { gift, received_at } = stateOf(world, session, service);
    return (
      refusalOf(gift, received_at, now) ?? {
        ...gift,
        data_left_mb: simOf(world, session, service).dataLeft(),
      }
    );
  },

  postGigaPlus: ({ world, session, service, body, now }) => {
    const own = stateOf(world, session, service);
    const { gift } = own;
    if (body.giga_plus_id !== gift.giga_plus_id) return new Refusal('giga_plus_not_exist');
    const refusal = refusalOf(gift, own.received_at, now);
    if (refusal) return refusal;
    own.received_at = moment(now);
    const sim = simOf(world, session, service);
    sim.add(gift.amount_mb, gift.usable_until);
    const receipt_number = receiptNumber(world, 'GP', now);
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

const stateOf = (world: World, session: Session, service: Service) =>
  sessionState(
    session,
    `giga plus ${service.listed.service_id}`,
    (): { gift: GigaPlus; received_at: string | null } => ({
      gift: exampleOf(world, service, 'getGigaPlus'),
      received_at: null,
    }),
  );

function refusalOf(gift: GigaPlus, received_at: string | null, now: Date): Refusal | undefined {
  const { amount_mb, receive_until } = gift;
  if (received_at)
    return new Refusal('giga_plus_receipt_complete', { amount_mb, received_at, receive_until });
  if (japanDay(now) > receive_until)
    return new Refusal('giga_plus_receipt_expired', { amount_mb, receive_until });
  return undefined;
}
