import { japanDay } from '../../../../src/lib/date.ts';
import { mizuno } from '../../customers/mizuno.ts';
import { Refusal, sessionState, type Handlers } from '../domain.ts';
import { moment } from '../loginAttempts.ts';
import type { Success } from '../operations.ts';
import { order } from './change.ts';
import { fibreExample } from '../fibre.ts';
import { lifeOf, oneType, type Asking, type OptionLife } from './life.ts';
import { isOpen } from './list.ts';

type Voip = Success<'getOptionVoip'>;
type OwnNumber = Pick<Voip, 'phone_number' | 'number_source' | 'carrier'>;

/** Beginnings of numbers that can't be kept, and of those that are outside the area. */
const notPortable = /^0(120|50|800)/;
const outOfArea = /^0998/;
const isLandline = /^0\d{9}$/;
const eastern = /^0[1-4]/;

/** The number of the home phone as this login sees it. */
export const numberOf = (asking: Asking): OwnNumber =>
  sessionState(asking.session, 'voip', () => {
    const { phone_number, number_source, carrier } = fibreExample(asking, 'getOptionVoip');
    if (lifeOf(asking, 'VOIP').status === 'NONE')
      return { phone_number: null, number_source: null, carrier: null };
    const { customer } = asking;
    const { tel } = customer.user.customer;
    // The examples' number is that of the customer of the pictures.
    const isTold = customer === mizuno || phone_number === null || !isLandline.test(tel ?? '');
    return { phone_number: isTold ? phone_number : tel, number_source, carrier };
  });

/** The pack in force: the one that was chosen last, else the one that the contract began with. */
function packOf(asking: Asking, { status, details }: OptionLife): Voip['pack'] {
  if (details.pack !== null) return details.pack;
  return status === 'NONE' ? '00' : fibreExample(asking, 'getOptionVoip').pack;
}

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
  if (lifeOf(asking, 'VOIP').status !== 'NONE' && numberOf(asking).phone_number === number)
    return { ...none, area, result: 'already_accepted' };
  return { number, result: 'ok', area, monthly_fee: baseFee(asking, number) };
}

/** The home phone's life, by the rules of the other options (specification 2, section 4). */
export const voip: Handlers = {
  getOptionVoip: (call) => {
    const example = fibreExample(call, 'getOptionVoip');
    const life = lifeOf(call, 'VOIP');
    const isUsed = life.status === 'SRVC' || life.status === 'QTWT';
    const isTaken = isOpen(life) && !isOpen(lifeOf(call, 'RVOIP'));
    return {
      ...example,
      ...numberOf(call),
      pack: packOf(call, life),
      status: life.status,
      monthly_fee: life.monthly_fee,
      started_on: isUsed ? life.starts_on : null,
      ends_on: life.ends_on,
      order_types: isTaken ? [] : life.order_types.filter((type) => type !== '6'),
      reason: isTaken ? oneAtATime : life.reason,
    };
  },

  getOptionVoipCheck: (call) => checkOf(call, call.query.number ?? ''),

  postOptionVoip: (call) => {
    const { current_number, service_pack, number_source, carrier } = call.body;
    const { result } = current_number ? checkOf(call, current_number) : { result: 'ok' };
    if (result === 'out_of_area') return new Refusal('voip_portability_out_of_area');
    if (result === 'not_portable') return new Refusal('voip_portability_not_selectable');
    const fee = baseFee(call, current_number) + packFee(call, service_pack);
    const accepted = order(call, 'VOIP', '1', 'VP', { fee, pack: service_pack });
    if (accepted instanceof Refusal) return new Refusal(refusedAs[accepted.example] ?? closed);
    Object.assign(numberOf(call), { phone_number: current_number, number_source, carrier });
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
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: moment(call.now),
      phone_number: numberOf(call).phone_number,
      status: 'QTWT',
      service_pack: packOf(call, accepted.life),
      starts_on: accepted.life.ends_on,
      monthly_fee: accepted.life.monthly_fee,
      fee: 0,
    };
  },

  getOptionRvoip: (call) => {
    const life = lifeOf(call, oneType);
    const example = fibreExample(call, 'getOptionRvoip');
    const isUsed = life.status === 'SRVC' || life.status === 'QTWT';
    const isTaken = isOpen(life) && !isOpen(lifeOf(call, 'VOIP'));
    const isRefused = example.reason !== null && life.order_types.includes('1');
    return {
      ...example,
      status: oneTypeStatus(life, japanDay(call.now)),
      monthly_fee: life.monthly_fee,
      started_on: isUsed ? life.starts_on : null,
      ends_on: life.ends_on,
      order_types: isRefused || isTaken ? [] : life.order_types.filter((type) => type !== '6'),
      reason: isTaken ? oneAtATime : isRefused ? example.reason : life.reason,
      phone_number: isUsed ? (example.phone_number ?? numberOf(call).phone_number) : null,
      can_change_to_voip: life.status === 'SRVC' && lifeOf(call, 'VOIP').status === 'NONE',
    };
  },

  postRvoipChange: (call) => {
    const code = lifeOf(call, 'VOIP').status === 'SRVC' ? 'VOIP' : oneType;
    const life = lifeOf(call, code);
    if (life.status !== 'SRVC') return new Refusal('voip_not_in_use');
    if (life.next) return new Refusal('voip_change_in_progress');
    const { service_pack } = call.body;
    if (service_pack === packOf(call, life))
      return new Refusal('bad_request', {
        fields: [{ name: 'service_pack', message: 'いまと同じパックです。' }],
      });
    const fee = baseFee(call, numberOf(call).phone_number) + packFee(call, service_pack);
    const accepted = order(call, code, '5', 'RV', { fee, pack: service_pack });
    if (accepted instanceof Refusal) return new Refusal('voip_status_not_changeable');
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: moment(call.now),
      status: 'SERVICE',
      service_pack,
      starts_on: accepted.starts_on ?? japanDay(call.now),
      monthly_fee: fee,
    };
  },
};

/** How far the one-type home phone is on a day (specification 2, section 4, rvoip). */
function oneTypeStatus(
  { status, ordered_on }: OptionLife,
  today: string,
): Success<'getOptionRvoip'>['status'] {
  // The office takes an order up on the day after it.
  const isTakenUp = ordered_on === null || today > ordered_on;
  switch (status) {
    case 'NONE':
      return 'NONE';
    case 'ENTR':
      return isTakenUp ? 'ENTRY_OPENING_REQUESTED' : 'ENTRY_ACCEPT';
    case 'SRVC':
      return 'SERVICE';
    case 'QTWT':
      return isTakenUp ? 'QUIT_QUITTIG' : 'QUIT_REQUESTED';
    case 'QUIT':
      return 'QUIT_FINISHED';
    case 'CNCL':
      return isTakenUp ? 'CANCEL' : 'CANCEL_CANCELING';
  }
}

const oneAtATime = 'ホームでんわとホームでんわ ライトは、同時にはご利用いただけません。';

const closed = 'voip_not_acceptable_now';
/** What the refusals of any option are called for the home phone. */
const refusedAs: Partial<Record<string, string>> = {
  applicant_too_young: 'applicant_too_young',
  status_not_allowed: 'voip_already_accepted',
  quitting: 'voip_change_in_progress',
};
