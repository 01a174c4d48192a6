import { formatDay, japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { addNotice } from '../account/notices.ts';
import { able, type ContractChange, withProcedure } from '../contract/contractChange.ts';
import { fibreExample } from '../contract/fibre.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { type Handlers, Refusal, sessionState } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { contractedOption, type CustomerContext } from '../option/contractedOption.ts';
import { numberOf } from '../option/voip.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';

type Shipment = Success<'getDocumentShipping'>['shipments'][number];
type Letter = Pick<Shipment, 'shipment_id' | 'matter_type' | 'requested_on'>;

const shownAtMost = 3;
const shipsAfterDays = 2;
const arrivesAfterDays = 7;
const wc24 = '2106';
const idNotice = '2108';
const names = { [wc24]: '申込書(WC24)', [idNotice]: 'ID・パスワード通知書' };
/** States before the dispatch: accepted, waiting for dispatch. 20401 is on its way. */
const preparing = ['20101', '20201'];

const lettersOf = (context: CustomerContext) =>
  sessionState(context.session, 'letters', (): { before: Shipment[]; asked: Letter[] } => ({
    before: fibreExample(context, 'getDocumentShipping').shipments,
    asked: [],
  }));

/** All shipments as they stand on the day, newest first. */
function shipmentsOf(context: CustomerContext): Shipment[] {
  const { asked, before } = lettersOf(context);
  const today = japanDay(context.now);
  return [...asked.map((letter) => atDay(letter, today)), ...before];
}

function atDay(letter: Letter, today: string): Shipment {
  const ships = addDays(letter.requested_on, shipsAfterDays);
  if (today >= ships) return { ...letter, state: '20401', shipped_on: ships };
  const state = today > letter.requested_on ? '20201' : '20101';
  return { ...letter, state, shipped_on: null };
}

const usesPhone = (context: CustomerContext) =>
  ['SRVC', 'QTWT'].includes(contractedOption(context, 'VOIP').status);

function accept(
  context: CustomerContext,
  matter_type: typeof wc24 | typeof idNotice,
  kind: string,
) {
  const { mock, session, now } = context;
  const requested_on = japanDay(now);
  const arrives_by = addDays(requested_on, arrivesAfterDays);
  const receipt_number = receiptNumber(mock, kind, now);
  const shipment_id = `s${receipt_number.replace(/\D/g, '')}`;
  lettersOf(context).asked.unshift({ shipment_id, matter_type, requested_on });
  addNotice(session, fibreServiceOf(session), now, {
    title: `${names[matter_type]}の発送を受け付けました`,
    paragraphs: ['郵便でお届けします。'],
    rows: [
      { label: '受付番号', value: receipt_number },
      { label: '届く日の目安', value: `${formatDay(arrives_by)}まで` },
    ],
    link: { url: '/contract/document', text: '書類の状況を見る', type: 'internal' },
  });
  return { receipt_number, accepted_at: formatMoment(now), arrives_by };
}

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
    return isSameDay ? new Refusal('wc24_same_day_request') : accept(call, wc24, 'WC');
  },

  postVoipWebDetailReissue: (call) => {
    if (!usesPhone(call)) return new Refusal('voip_not_in_use');
    if (call.body.phone_number !== numberOf(call).phone_number) return new Refusal('bad_request');
    const isPreparing = shipmentsOf(call).some(
      ({ matter_type, state }) => matter_type === idNotice && preparing.includes(state),
    );
    return isPreparing ? new Refusal('change_in_progress') : accept(call, idNotice, 'WD');
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
