import { mizuno } from '../customers/mizuno.ts';
import { contractNow } from './contract.ts';
import type { Handlers } from './domain.ts';
import type { Success } from './operations.ts';
import { exampleOf } from './sim.ts';

type Paper = Success<'getMobileDocument'>['documents'][number];

/** The papers of a SIM: those of its contract, of the day on which it was applied for. */
export const papers: Handlers = {
  getMobileDocument: (call) => {
    const { world, session, service } = call;
    const told = exampleOf(world, service, 'getMobileDocument');
    if (session.customer === mizuno || service.examples.getMobileDocument) return told;
    const { accepted_on } = contractNow(call);
    return {
      documents: told.documents
        .filter(({ type }) => type === 'contract' || type === 'important_terms')
        .map((paper, index) => ofDay(paper, accepted_on, index + 1)),
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
