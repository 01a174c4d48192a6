import { japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { type Event, eventsOf } from '../../ledger/event.ts';
import { able, type ContractChange, withProcedure } from '../contract/contractChange.ts';
import { fibreExample } from '../contract/fibre.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { contractedOption } from '../option/contractedOption.ts';
import type { CustomerContext } from '../option/option.ts';
import { numberOf } from '../option/voip.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';

type Shipment = Success<'getDocumentShipping'>['shipments'][number];
type Ordered = 'postVoipWc24FormDemand' | 'postVoipWebDetailReissue';

const shownAtMost = 3;
const shipsAfterDays = 2;
const arrivesAfterDays = 7;
const wc24 = '2106' as const;
const idNotice = '2108' as const;
/** States before the dispatch: accepted, waiting for dispatch. 20401 is on its way. */
const preparing = ['20101', '20201'];

/** All shipments as they stand on the day, newest first. */
function shipmentsOf(context: CustomerContext): Shipment[] {
  const today = japanDay(context.now);
  const asked = eventsOf(context.session.past, [
    'postVoipWc24FormDemand',
    'postVoipWebDetailReissue',
  ]);
  return [
    ...asked.map((event) => atDay(event, today)).reverse(),
    ...fibreExample(context, 'getDocumentShipping').shipments,
  ];
}

function atDay({ operation, at, answer }: Event<Ordered>, today: string): Shipment {
  const letter = {
    shipment_id: `s${answer.receipt_number.replace(/\D/g, '')}`,
    matter_type: operation === 'postVoipWc24FormDemand' ? wc24 : idNotice,
    requested_on: japanDay(at),
  };
  const ships = addDays(letter.requested_on, shipsAfterDays);
  if (today >= ships) return { ...letter, state: '20401', shipped_on: ships };
  const state = today > letter.requested_on ? '20201' : '20101';
  return { ...letter, state, shipped_on: null };
}

const usesPhone = (context: CustomerContext) =>
  ['SRVC', 'QTWT'].includes(contractedOption(context, 'VOIP').status);

const accepted = ({ mock, now }: CustomerContext, kind: string) => ({
  receipt_number: receiptNumber(mock, kind, now),
  accepted_at: formatMoment(now),
  arrives_by: addDays(japanDay(now), arrivesAfterDays),
});

/** Letters of the contract: what was sent, the WC24 form, id and password of the call details. */
export const letters: Handlers = {
  getDocumentShipping: (call) => ({ shipments: shipmentsOf(call).slice(0, shownAtMost) }),

  postVoipWc24FormDemand: (call) => {
    if (call.body.matter_type !== wc24) return new Refusal('bad_request');
    if (!usesPhone(call)) return new Refusal('voip_not_in_use');
    const today = japanDay(call.now);
    const isSameDay = shipmentsOf(call).some(
      ({ matter_type, requested_on, state }) =>
        matter_type === wc24 && requested_on === today && state !== '20301',
    );
    return isSameDay ? new Refusal('wc24_same_day_request') : accepted(call, 'WC');
  },

  postVoipWebDetailReissue: (call) => {
    if (!usesPhone(call)) return new Refusal('voip_not_in_use');
    if (call.body.phone_number !== numberOf(call).phone_number) return new Refusal('bad_request');
    const isPreparing = shipmentsOf(call).some(
      ({ matter_type, state }) => matter_type === idNotice && preparing.includes(state),
    );
    return isPreparing ? new Refusal('change_in_progress') : accepted(call, 'WD');
  },
};

/** The contract tells how many letters were sent, or are to be; nothing where there are none. */
export const lettersChange: ContractChange = (contract, { mock, session, service, now }) => {
  const isListed = contract.procedures.some(({ code }) => code === 'document');
  if (service.listed.service_type !== 'fixed' || !isListed) return contract;
  const shown = shipmentsOf({ mock, session, now, customer: session.customer }).slice(
    0,
    shownAtMost,
  );
  const waiting = shown.filter(({ state }) => preparing.includes(state)).length;
  const sent = shown.filter(({ state }) => state === '20401').length;
  const detail = [waiting > 0 && `発送準備中 ${waiting}件`, sent > 0 && `発送済み ${sent}件`]
    .filter(Boolean)
    .join('・');
  const procedures = withProcedure(contract.procedures, able('document', detail || null));
  return { ...contract, procedures };
};
