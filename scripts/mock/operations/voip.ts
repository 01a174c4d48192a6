import { japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { fibreExample } from '../facts/examples.ts';
import { type ContractedOption, rvoipCode } from '../facts/option.ts';
import { isPast, order, pastDay } from '../facts/optionOrder.ts';
import {
  baseFee,
  contractedOption,
  eastern,
  entitled,
  isOpen,
  numberOf,
  phoneInUse,
  type Voip,
  voipFee,
} from '../facts/options.ts';
import { type CustomerCall, type Handlers, Refusal, wrongField } from '../handler.ts';

/** Beginnings of numbers that can't be kept, and of those that are outside the area. */
const notPortable = /^0(120|50|800)/;
const outOfArea = /^0998/;

/** The pack in force: the one that was chosen last, else the one that the contract began with. */
function packOf(context: CustomerCall, { status, details }: ContractedOption): Voip['pack'] {
  if (details.pack !== null) return details.pack;
  return status === 'NONE' ? '00' : fibreExample(context, 'getOptionVoip').pack;
}

function checkOf(context: CustomerCall, number: string): Success<'getOptionVoipCheck'> {
  const none = { number, area: null, monthly_fee: null };
  if (outOfArea.test(number)) return { ...none, result: 'out_of_area' };
  const area = eastern.test(number) ? 'east' : 'west';
  if (notPortable.test(number)) return { ...none, area, result: 'not_portable' };
  if (
    contractedOption(context, 'VOIP').status !== 'NONE' &&
    numberOf(context).phone_number === number
  )
    return { ...none, area, result: 'already_accepted' };
  return { number, result: 'ok', area, monthly_fee: baseFee(context, number) };
}

/** The home phone's life, by the rules of the other options (docs/product.md §7.4). */
export const voip: Handlers = {
  getOptionVoip: (call) => {
    const example = fibreExample(call, 'getOptionVoip');
    const option = entitled(call, contractedOption(call, 'VOIP'));
    const isUsed = option.status === 'SRVC' || option.status === 'QTWT';
    const isTaken = isOpen(option) && !isOpen(contractedOption(call, 'RVOIP'));
    return {
      ...example,
      ...numberOf(call),
      pack: packOf(call, option),
      status: option.status,
      monthly_fee: option.monthly_fee,
      started_on: isUsed ? option.starts_on : null,
      ends_on: option.ends_on,
      order_types: isTaken ? [] : option.order_types.filter((type) => type !== '6'),
      reason: isTaken ? oneAtATime : option.reason,
    };
  },

  getOptionVoipCheck: (call) => checkOf(call, call.query.number ?? ''),

  postOptionVoip: (call) => {
    const { current_number, service_pack } = call.body;
    const { result } = current_number ? checkOf(call, current_number) : { result: 'ok' };
    if (result === 'out_of_area') return new Refusal('voip_portability_out_of_area');
    if (result === 'not_portable') return new Refusal('voip_portability_not_selectable');
    const fee = voipFee(call, current_number, service_pack);
    const taken = order(call, 'postOptionVoip', 'VP', { monthly_fee: fee });
    if (taken instanceof Refusal) return new Refusal(refusedAs[taken.example] ?? closed);
    return {
      ...taken.receipt,
      phone_number: current_number,
      status: 'ENTR',
      service_pack,
      starts_on: taken.starts_on,
      monthly_fee: fee,
      fee: fibreExample(call, 'getOptionVoipPrice').installation_fee,
    };
  },

  postVoipQuit: (call) => {
    if (isPast(call.body.quit_on, call)) return pastDay('quit_on');
    const taken = order(call, 'postVoipQuit', 'VQ');
    if (taken instanceof Refusal)
      return new Refusal(
        contractedOption(call, 'VOIP').status === 'QTWT'
          ? 'voip_change_in_progress'
          : 'voip_not_in_use',
      );
    return {
      ...taken.receipt,
      phone_number: numberOf(call).phone_number,
      status: 'QTWT',
      service_pack: packOf(call, taken.contracted),
      starts_on: taken.contracted.ends_on,
      monthly_fee: taken.contracted.monthly_fee,
      fee: 0,
    };
  },

  getOptionRvoip: (call) => {
    const option = entitled(call, contractedOption(call, rvoipCode));
    const example = fibreExample(call, 'getOptionRvoip');
    const isUsed = option.status === 'SRVC' || option.status === 'QTWT';
    const isTaken = isOpen(option) && !isOpen(contractedOption(call, 'VOIP'));
    const isRefused = example.reason !== null && option.order_types.includes('1');
    return {
      ...example,
      status: oneTypeStatus(option, japanDay(call.now)),
      monthly_fee: option.monthly_fee,
      started_on: isUsed ? option.starts_on : null,
      ends_on: option.ends_on,
      order_types: isRefused || isTaken ? [] : option.order_types.filter((type) => type !== '6'),
      reason: isTaken ? oneAtATime : isRefused ? example.reason : option.reason,
      phone_number: isUsed ? (example.phone_number ?? numberOf(call).phone_number) : null,
      can_change_to_voip:
        option.status === 'SRVC' && contractedOption(call, 'VOIP').status === 'NONE',
    };
  },

  postRvoipChange: (call) => {
    const option = phoneInUse(call);
    if (option.status !== 'SRVC') return new Refusal('voip_not_in_use');
    if (option.next) return new Refusal('voip_change_in_progress');
    const { service_pack } = call.body;
    if (service_pack === packOf(call, option))
      return wrongField('service_pack', 'いまと同じパックです。');
    const fee = voipFee(call, numberOf(call).phone_number, service_pack);
    const taken = order(call, 'postRvoipChange', 'RV', { monthly_fee: fee });
    if (taken instanceof Refusal) return new Refusal('voip_status_not_changeable');
    return {
      ...taken.receipt,
      status: 'SERVICE',
      service_pack,
      starts_on: taken.starts_on ?? japanDay(call.now),
      monthly_fee: fee,
    };
  },
};

/** How far the one-type home phone is on a day (docs/product.md §7.4). */
function oneTypeStatus(
  { status, ordered_on }: ContractedOption,
  today: string,
): Success<'getOptionRvoip'>['status'] {
  // An order is taken up on the day after it was placed.
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

/** The home phone's own names for the refusals of options. */
const refusedAs: Partial<Record<string, string>> = {
  applicant_too_young: 'applicant_too_young',
  status_not_allowed: 'voip_already_accepted',
  quitting: 'voip_change_in_progress',
};
