import { contractNow } from '../contract/contract.ts';
import { rentedWifi } from '../device/simDevices.ts';
import type { Handlers } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';

type Paper = Success<'getMobileDocument'>['documents'][number];

/**
 * The papers of a SIM: those of its contract, of the day on which it was applied for, and of a plan that
 * was changed; and the rented Wi-Fi that goes back.
 */
export const papers: Handlers = {
  getRentalWifiSendBackInfo: (call) => ({ devices: rentedWifi(call) }),

  getMobileDocument: (call) => {
    const { mock, service } = call;
    const told = exampleOf(mock, service, 'getMobileDocument');
    if (service.examples.getMobileDocument) return told;
    const { accepted_on } = contractNow(call);
    const changed = exampleOf(mock, service, 'getOrderApplication').applications.some(
      ({ kind }) => kind === 'price_plan_exchange',
    );
    return {
      documents: [
        ...told.documents.filter(({ type }) => type === 'change_notice' && changed),
        ...told.documents
          .filter(({ type }) => type === 'contract' || type === 'important_terms')
          .map((paper, index) => ofDay(paper, accepted_on, index + 1)),
      ],
    };
  },
};

function ofDay(paper: Paper, issued_on: string, index: number): Paper {
  const document_id = `d${issued_on.slice(2).replaceAll('-', '')}1${index}`;
  return {
    ...paper,
    document_id,
    issued_on,
    url: paper.url.replace(paper.document_id, document_id),
  };
}
