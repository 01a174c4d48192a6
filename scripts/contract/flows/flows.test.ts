import { expect, test } from 'vitest';
import { demoPassword } from '../../mock/customers/customer.ts';
import { testMock } from '../../mock/testMock.ts';
import { startOnPrism } from '../../serve/plainPrism.ts';
import { readCheckedContract } from '../check/contract.ts';
import { hostsBelow } from '../check/target.ts';
import { type Flow, flowReport, readFlows, type Step, walkersOf, walkFlows } from './flows.ts';

const mock = await testMock();
const contract = await readCheckedContract();
const flows = await readFlows();
const login = (user: string) => ({ kind: 'login', user, password: demoPassword }) as const;
const walk = (list: readonly Flow[], user = 'mizuno.keiko', url = mock.url) =>
  walkFlows(list, contract, {
    hosts: hostsBelow(url),
    timeoutMs: 10_000,
    credentials: login(user),
  });
const named = (id: string) =>
  structuredClone(flows.find(({ workflowId }) => workflowId === id) ?? expect.fail(id));

test(
  'All flows go to their end, one after another on one account each',
  { timeout: 30_000 },
  async () => {
    expect(flows.length).toBeGreaterThan(30);
    for (const { credentials, flows: own } of walkersOf(flows, login('mizuno.keiko')))
      expect(flowReport(await walk(own, { ...login(''), ...credentials }.user))).not.toContain('✗');
  },
);

test('Every flow holds its last answer to more than a status', () => {
  const vague = flows.filter(({ steps }) => (steps.at(-1)?.successCriteria ?? []).length < 2);
  expect(vague.map(({ workflowId }) => workflowId)).toEqual([]);
});

test('Flows that need no state go to their end on plain Prism', async () => {
  const prism = await startOnPrism({ port: 0 }, () => ({
    serve: (_, response) => response.writeHead(404).end(),
  }));
  try {
    // The card company's answer is a state: on Prism it never comes.
    const asking = ({ onFailure }: Step) => onFailure !== undefined;
    const list = flows.filter(({ steps }) => !steps.some(asking));
    const results = await walk(list, 'mizuno.keiko', prism.url);
    const done = results.filter(({ isDone }) => isDone).map(({ flow }) => flow.workflowId);
    expect(done).toEqual(['password-reset', 'bill', 'notices', 'data-use']);
  } finally {
    await prism.close();
  }
});

test('A flow stops at the step that breaks, and the report says why', async () => {
  const dear = named('packet-gift');
  dear.steps[1]!.requestBody!.payload = { to_phone: '09000005678', amount_mb: 1, message: null };
  const results = await walk([dear]);
  expect(results[0]?.steps.map(({ stepId }) => stepId)).toEqual(['giveable', 'give']);
  expect(flowReport(results)).toContain('400 give (postPacketGiftCode): $statusCode == 200');
});

test('A flow of a line that the customer has not is reported, and nothing of it is sent', async () => {
  const flow = named('charge');
  const [result] = await walk([flow], 'irie.fumi');
  expect(result?.steps).toEqual([
    {
      stepId: 'packs',
      operationId: 'getCharge',
      problem: "needs a mobile line, which this account hasn't",
    },
  ]);
});

test('What a step shows is held to what an earlier one was answered', async () => {
  const flow = named('packet-gift');
  flow.steps[1]!.outputs = { receipt: '$response.body#/gift_code' };
  const [result] = await walk([flow]);
  expect(result?.steps.at(-1)).toMatchObject({ stepId: 'given', status: 200 });
  expect(result?.isDone).toBe(false);
});
