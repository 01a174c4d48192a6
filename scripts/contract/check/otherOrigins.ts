import type { Case } from './cases/case.ts';
import { type CheckedContract, hostNames } from './contract.ts';
import type { Sender } from './send.ts';

/** Reads that every customer has. */
const reads = ['getService', 'getUser'];

/**
 * Whether a server is a mock whose hosts have one port, and whose answers every page may read, so that nothing
 * can be seen of other origins. It is known by the headers that only a mock exposes.
 */
export async function isOpenMock(contract: CheckedContract, sender: Sender): Promise<boolean> {
  const origins = new Set(hostNames.map((name) => new URL(sender.options.hosts[name]).origin));
  if (origins.size > 1) return false;
  const origin = 'https://elsewhere.example';
  const asked = reads.flatMap((id) => contract.operations.filter((o) => o.operationId === id));
  for (const operation of asked) {
    const call: Case = {
      operation,
      host: 'fixed',
      path: {},
      query: {},
      intent: { kind: 'other-origin', origin },
      description: `from ${origin}`,
    };
    const { headers } = await sender.send(call);
    const exposed = headers.get('access-control-expose-headers') ?? '';
    if (headers.get('access-control-allow-origin') !== origin || !/x-mock-/i.test(exposed))
      return false;
  }
  return asked.length > 0;
}
