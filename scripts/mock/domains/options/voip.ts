import { formatDay } from '../../../../src/lib/date.ts';
import { addMonths, dayOf, monthOf } from '../bills/months.ts';
import { Refusal, sessionState, type Handlers } from '../domain.ts';
import { fibreServiceOf } from '../fibreService.ts';
import { moment } from '../loginAttempts.ts';
import { addNotice } from '../notices.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../receiptNumber.ts';
import { order } from './change.ts';
import { fibreExample, keepLife, lifeOf, type Asking } from './life.ts';

type Voip = Success<'getOptionVoip'>;
type Details = Pick<Voip, 'phone_number' | 'pack' | 'number_source' | 'carrier'>;

/** Beginnings of numbers that can't be kept, and of those that are outside the area. */
const notPortable = /^0(120|50|800)/;
const outOfArea = /^0998/;
const eastern = /^0[1-4]/;

/** Number and pack of the home phone as this login sees them. */
export const detailsOf = (asking: Asking): Details =>
  sessionState(asking.session, 'voip', () => {
    const { phone_number, pack, number_source, carrier } = fibreExample(asking, 'getOptionVoip');
    return lifeOf(asking, 'VOIP').status === 'NONE'
      ? { phone_number: null, pack: '00', number_source: null, carrier: null }
      : { phone_number, pack, number_source, carrier };
  });

const packFee = (asking: Asking, pack: string): number =>
  fibreExample(asking, 'getOptionVoipPrice').packs.find((one) => one.pack === pack)?.monthly_fee ??
  0;

/** What the home phone costs a month where a number is (specification 2, section 9). */
function baseFee(asking: Asking, number: string | null): number {
  const { monthly_fee } = fibreExample(asking, 'getOptionVoipPrice');
  return number === null ? monthly_fee : eastern.test(number) ? 550 : 330;
}

function checkOf(asking: Asking, number: string): Success<'getOptionVoipCheck'> {
  const none = { number, area: null, monthly_fee: null };
  if (outOfArea.test(number)) return { ...none, result: 'out_of_area' };
  const area = eastern.test(number) ? 'east' : 'west';
  if (notPortable.test(number)) return { ...none, area, result: 'not_portable' };
  if (lifeOf(asking, 'VOIP').status !== 'NONE' && detailsOf(asking).phone_number === number)
    return { ...none, area, result: 'already_accepted' };
  return { number, result: 'ok', area, monthly_fee: baseFee(asking, number) };
}

/** The home phone's life, by the rules of the other options (specification 2, section 4). */
export const voip: Handlers = {
  getOptionVoip: (call) => {
    const example = fibreExample(call, 'getOptionVoip');
    const life = lifeOf(call, 'VOIP');
    const isUsed = life.status === 'SRVC' || life.status === 'QTWT';
    return {
      ...example,
      ...detailsOf(call),
      status: life.status,
      monthly_fee: life.monthly_fee,
      started_on: isUsed ? life.starts_on : null,
      ends_on: life.ends_on,
      order_types: life.status === 'SRVC' ? ['3', '5'] : life.order_types.filter((t) => t !== '6'),
      reason: life.reason,
    };
  },

  getOptionVoipCheck: (call) => checkOf(call, call.query.number ?? ''),

  postOptionVoip: (call) => {
    const { current_number, service_pack, number_source, carrier } = call.body;
    const { result } = current_number ? checkOf(call, current_number) : { result: 'ok' };
    if (result === 'out_of_area') return new Refusal('voip_portability_out_of_area');
    if (result === 'not_portable') return new Refusal('voip_portability_not_selectable');
    const fee = baseFee(call, current_number) + packFee(call, service_pack);
    const accepted = order(call, 'VOIP', '1', 'VP', { fee });
    if (accepted instanceof Refusal) return new Refusal(refusedAs[accepted.example] ?? closed);
    Object.assign(detailsOf(call), {
      phone_number: current_number,
      pack: service_pack,
      number_source,
      carrier,
    });
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: moment(call.now),
      phone_number: current_number,
      status: 'ENTR',
      service_pack,
      starts_on: accepted.starts_on,
      monthly_fee: fee,
      fee: fibreExample(call, 'getOptionVoipPrice').installation_fee,
    };
  },

  postVoipQuit: (call) => {
    const accepted = order(call, 'VOIP', '3', 'VQ', { quitOn: call.body.quit_on });
    if (accepted instanceof Refusal) return new Refusal('voip_not_in_use');
    const { phone_number, pack } = detailsOf(call);
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: moment(call.now),
      phone_number,
      status: 'QTWT',
      service_pack: pack,
      starts_on: accepted.life.ends_on,
      monthly_fee: accepted.life.monthly_fee,
      fee: 0,
    };
  },

  postRvoipChange: (call) => {
    const code = lifeOf(call, 'VOIP').status === 'SRVC' ? 'VOIP' : 'RVOIP';
    const life = lifeOf(call, code);
    if (life.status !== 'SRVC') return new Refusal('voip_not_in_use');
    const { service_pack } = call.body;
    const details = detailsOf(call);
    const monthly_fee = baseFee(call, details.phone_number) + packFee(call, service_pack);
    details.pack = service_pack;
    keepLife(call, { ...life, monthly_fee });
    const starts_on = dayOf(addMonths(monthOf(call.now), 1), 1);
    const receipt_number = receiptNumber(call.world, 'RV', call.now);
    addNotice(call.session, fibreServiceOf(call.session), call.now, {
      title: 'サービスパックの変更を受け付けました',
      paragraphs: ['それまでは、いまのパックのままお使いいただけます。'],
      rows: [
        { label: '受付番号', value: receipt_number },
        { label: '変わる日', value: formatDay(starts_on) },
      ],
      link: { url: '/option/voip', text: 'ホームでんわを見る', type: 'internal' },
    });
    return {
      receipt_number,
      accepted_at: moment(call.now),
      status: 'SERVICE',
      service_pack,
      starts_on,
      monthly_fee,
    };
  },
};

const closed = 'voip_not_acceptable_now';
/** What the refusals of any option are called for the home phone. */
const refusedAs: Partial<Record<string, string>> = {
  status_not_allowed: 'voip_already_accepted',
  quitting: 'voip_change_in_progress',
};
