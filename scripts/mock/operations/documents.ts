import { addDays, japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { contractNow } from '../facts/contract.ts';
import { idNotice, preparing, shipmentsOf, shownAtMost, wc24 } from '../facts/customer.ts';
import { rentedWifi } from '../facts/devices.ts';
import { accepted, dayNumber, exampleOf } from '../facts/examples.ts';
import { contractedOption, numberOf } from '../facts/options.ts';
import { type CustomerCall, type Handlers, Refusal, wrongField } from '../handler.ts';

type Paper = Success<'getMobileDocument'>['documents'][number];

/**
 * The papers of a SIM: those of its contract, of the day on which it was applied for, and of a plan that
 * was changed; and the rented Wi-Fi that goes back.
 */
export const papers: Handlers = {
  getRentalWifiSendBackInfo: (call) => ({ devices: rentedWifi(call) }),

  getMobileDocument: (call) => {
    const { service } = call;
    const example = exampleOf(call, 'getMobileDocument');
    if (service.examples.getMobileDocument) return example;
    const { accepted_on } = contractNow(call);
    const changed = exampleOf(call, 'getOrderApplication').applications.some(
      ({ kind }) => kind === 'price_plan_exchange',
    );
    return {
      documents: [
        ...example.documents.filter(({ type }) => type === 'change_notice' && changed),
        ...example.documents
          .filter(({ type }) => type === 'contract' || type === 'important_terms')
          .map((paper, index) => ofDay(paper, accepted_on, index + 1)),
      ],
    };
  },
};

function ofDay(paper: Paper, issued_on: string, index: number): Paper {
  const document_id = `d${dayNumber(issued_on)}1${index}`;
  return {
    ...paper,
    document_id,
    issued_on,
    url: paper.url.replace(paper.document_id, document_id),
  };
}

const arrivesAfterDays = 7;

const usesPhone = (context: CustomerCall) =>
  ['SRVC', 'QTWT'].includes(contractedOption(context, 'VOIP').status);

const sent = (call: CustomerCall, kind: string) => ({
  ...accepted(call, kind),
  arrives_by: addDays(japanDay(call.now), arrivesAfterDays),
});

/** Letters of the contract: what was sent, the WC24 form, id and password of the call details. */
export const letters: Handlers = {
  getDocumentShipping: (call) => ({ shipments: shipmentsOf(call).slice(0, shownAtMost) }),

  postVoipWc24FormDemand: (call) => {
    if (call.body.matter_type !== wc24)
      return wrongField('matter_type', 'この書類は、こちらではお送りできません。');
    if (!usesPhone(call)) return new Refusal('voip_not_in_use');
    const today = japanDay(call.now);
    const isSameDay = shipmentsOf(call).some(
      ({ matter_type, requested_on, state }) =>
        matter_type === wc24 && requested_on === today && state !== '20301',
    );
    return isSameDay ? new Refusal('wc24_same_day_request') : sent(call, 'WC');
  },

  postVoipWebDetailReissue: (call) => {
    if (!usesPhone(call)) return new Refusal('voip_not_in_use');
    if (call.body.phone_number !== numberOf(call).phone_number)
      return wrongField('phone_number', 'ご契約の電話番号ではありません。');
    const isPreparing = shipmentsOf(call).some(
      ({ matter_type, state }) => matter_type === idNotice && preparing.includes(state),
    );
    return isPreparing ? new Refusal('change_in_progress') : sent(call, 'WD');
  },
};
