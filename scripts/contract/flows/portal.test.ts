import { expect, test } from 'vitest';
import type { Flow } from './flows.ts';
import { unkept } from './portal.ts';

const flow = (...ids: string[]): Flow => ({
  workflowId: 'flow',
  summary: '',
  steps: ids.map((id) => ({ stepId: id, operationId: `$sourceDescriptions.any.${id}` })),
});
const order = flow('getOffer', 'postCode', 'postOrder', 'getOrder', 'postCancel', 'getOffer');

test('An app keeps to a flow whose calls it makes in their order, with others between them', () => {
  expect(unkept([order], 'postOrder', ['getOffer', 'getUser', 'postCode', 'postOrder'])).toEqual(
    [],
  );
  expect(unkept([order], 'postCancel', ['getOrder', 'postCancel', 'getOffer'])).toEqual([]);
});

test('An app that leaves a call out, or makes it later, is told what the flow calls', () => {
  const way = [['getOffer', 'postCode', 'postOrder']];
  expect(unkept([order], 'postOrder', ['postCode', 'postOrder'])).toEqual(way);
  expect(unkept([order], 'postOrder', ['postCode', 'getOffer', 'postOrder'])).toEqual(way);
});

test('One of several flows with a write is enough, and a write of none is free', () => {
  const other = flow('getToken', 'postOrder');
  expect(unkept([order, other], 'postOrder', ['getToken', 'postOrder'])).toEqual([]);
  expect(unkept([order], 'postGift', ['postGift'])).toEqual([]);
});
