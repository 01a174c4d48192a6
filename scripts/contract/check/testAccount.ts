import type { Case } from './cases/case.ts';
import type { CheckedOperation } from './contract.ts';
import type { Reply } from './http.ts';
import { line, testContract, testOperation, testReply } from './testCase.ts';
import { ValuePool } from './valuePool.ts';
import { Writes } from './writes.ts';

/** The customer's other line. */
export const otherLine = 'm09000005678';

export interface TestAccount {
  writes: Writes;
  /** What reads of a line show, by its id; those of no line show `customer`. */
  shown: Record<string, unknown>;
  /** What a write does and is answered with; nothing and `{}` where a test doesn't say. */
  answer: (call: Case) => Reply | undefined;
  /** Answers to reads that are not 200 with what is shown. */
  read: (call: Case) => Reply | undefined;
  sent: Case[];
  /** What was reported: description of the call, rule, expected, got. */
  reported: [description: string, rule: string, expected: string, got: string][];
}

/** An account with two lines, whose speed is low, and what looks at its writes. */
export function testAccount(operations: CheckedOperation[] = [testOperation()]): TestAccount {
  const contract = testContract(operations);
  const valuePool = new ValuePool(contract);
  valuePool.take({ services: [line, otherLine, 'm1', 'f1'].map((service_id) => ({ service_id })) });
  const account: TestAccount = {
    writes: new Writes({
      contract,
      valuePool,
      send: (call) => {
        account.sent.push(call);
        const by = call.operation.method === 'get' ? account.read : account.answer;
        return Promise.resolve(by(call));
      },
      report: ({ description }, faults) => {
        for (const { rule, expected, got } of faults)
          account.reported.push([description, rule, expected, got]);
      },
    }),
    shown: { [line]: { speed: 'low' }, [otherLine]: { speed: 'low' } },
    answer: () => testReply(),
    read: ({ path }) => testReply({ body: account.shown[path['service_id'] ?? 'customer'] }),
    sent: [],
    reported: [],
  };
  return account;
}
