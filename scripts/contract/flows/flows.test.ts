import { expect, test } from 'vitest';
import { testMock } from '../../mock/testMock.ts';
import { readCheckedContract } from '../check/contract.ts';
import { hostsBelow } from '../check/target.ts';
import { type Flow, flowReport, readFlows, walkFlows } from './flows.ts';

const mock = await testMock();
const contract = await readCheckedContract();
const flows = await readFlows();
const walk = (list: readonly Flow[], user = 'mizuno.keiko') =>
  walkFlows(list, contract, {
    hosts: hostsBelow(mock.url),
    timeoutMs: 10_000,
    credentials: { kind: 'login', user, password: 'minamo-demo' },
  });

test('At least twenty flows go to their end, one after another on one account', async () => {
  expect(flows.length).toBeGreaterThanOrEqual(20);
  const results = await walk(flows);
  expect(results.filter(({ isDone }) => !isDone).map(({ steps }) => steps.at(-1))).toEqual([]);
});

test('A flow stops at the step that breaks, and the report says why', async () => {
  const flow = flows.find(({ workflowId }) => workflowId === 'packet-gift')!;
  const dear = structuredClone(flow);
  dear.steps[1]!.requestBody!.payload = { to_phone: '09000005678', amount_mb: 1, message: null };
  const results = await walk([dear]);
  expect(results[0]?.steps.map(({ stepId }) => stepId)).toEqual(['offer', 'give']);
  expect(flowReport(results)).toContain('400 give (postPacketGiftCode): $statusCode == 200');
});

test('A flow of a line that the customer has not is reported, and nothing of it is sent', async () => {
  const flow = flows.find(({ workflowId }) => workflowId === 'charge')!;
  const [result] = await walk([flow], 'irie.fumi');
  expect(result?.steps).toEqual([
    {
      stepId: 'before',
      operationId: 'getDataTrafficUsage',
      problem: "needs a mobile line, which this account hasn't",
    },
  ]);
});

test('What a step shows is held to what an earlier one was answered', async () => {
  const flow = structuredClone(flows.find(({ workflowId }) => workflowId === 'packet-gift')!);
  flow.steps[1]!.outputs = { receipt: '$response.body#/gift_code' };
  const [result] = await walk([flow]);
  expect(result?.steps.at(-1)).toMatchObject({ stepId: 'given', status: 200 });
  expect(result?.isDone).toBe(false);
});
