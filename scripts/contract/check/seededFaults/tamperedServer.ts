import { demoPassword } from '../../../mock/customers/customer.ts';
import { type StartedMock, startMock } from '../../../mock/startMock.ts';
import { type CheckedContract, readCheckedContract } from '../contract.ts';
import { demoServices } from '../demoServices.ts';
import { expiredLogin } from '../expiredLogin.ts';
import { checkServer, type Result } from '../run.ts';
import type { RunOptions } from '../runOptions.ts';
import { hostsBelow } from '../target.ts';
import { startTamperingProxy, type TamperingProxy } from './proxy.ts';

/** The mock behind a proxy that tampers with its answers, and the checker before it. */
export interface TamperedServer {
  mock: StartedMock;
  proxy: TamperingProxy;
  contract: CheckedContract;
  /** Checks what these operations answer: reads alone, not strictly, unless stated otherwise. */
  check: (only: string[], more?: Partial<RunOptions>) => Promise<Result>;
  close: () => Promise<void>;
}

const customer = { user: 'mizuno.keiko', password: demoPassword };

/** Starts both; nothing is tampered with until `proxy.tamper` is set. */
export async function startTamperedServer(): Promise<TamperedServer> {
  const [mock, contract] = await Promise.all([startMock({ seed: 1 }), readCheckedContract()]);
  const proxy = await startTamperingProxy(mock);
  return {
    mock,
    proxy,
    contract,
    check: async (only, more) =>
      checkServer(contract, {
        expired: await expiredLogin(mock, { ...customer, kind: 'login' }),
        hosts: hostsBelow(proxy.url),
        credentials: { ...customer, kind: 'login' },
        foreign: demoServices,
        scenarios: false,
        writes: false,
        isStrict: false,
        timeoutMs: 10_000,
        only,
        ...more,
      }),
    close: async () => {
      await proxy.close();
      await mock.close();
    },
  };
}
