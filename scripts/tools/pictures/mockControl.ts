import type { Fault } from '../../mock/faults.ts';

/** Controls a mock by its own calls only, since it may be that of another commit. */
export class MockControl {
  /** @param url of the portal, without a slash at its end */
  constructor(readonly url: string) {}

  /**
   * Begins anew: nobody is logged in, nothing was written, and the clock is stopped.
   * @param at the time it shows, an ISO moment
   */
  async begin(at: string): Promise<void> {
    await this.control('POST', 'reset');
    await this.stopClock(at);
  }

  /** Starts the clock, for what takes some time at the mock. */
  async startClock(): Promise<void> {
    await this.control('POST', 'clock', { running: true });
  }

  async stopClock(at: string): Promise<void> {
    await this.control('POST', 'clock', { running: false });
    await this.control('POST', 'clock', { at });
  }

  /** Replaces all pins: examples by operation. */
  async pin(pins: Readonly<Record<string, string>>): Promise<void> {
    await this.control('PUT', 'pins', pins);
  }

  /** Replaces all faults, by operation. */
  async setFaults(faults: Readonly<Record<string, Fault>>): Promise<void> {
    await this.control('PUT', 'faults', faults);
  }

  /** The operations that are read while something is done. */
  async readsDuring(act: () => Promise<void>): Promise<string[]> {
    await this.control('DELETE', 'requests');
    await act();
    const calls = await this.get<{ method: string; operationId?: string }[]>('requests');
    const reads = calls.flatMap(({ method, operationId }) =>
      method === 'GET' && operationId ? [operationId] : [],
    );
    return [...new Set(reads)];
  }

  /** The operations that have an example of this name. */
  async operationsWith(example: string): Promise<string[]> {
    const operations =
      await this.get<{ operationId: string; responses: { examples: { name: string }[] }[] }[]>(
        'operations',
      );
    return operations
      .filter(({ responses }) =>
        responses.some(({ examples }) => examples.some(({ name }) => name === example)),
      )
      .map(({ operationId }) => operationId);
  }

  private async get<Listed>(name: string): Promise<Listed> {
    return (await (await this.control('GET', name)).json()) as Listed;
  }

  private async control(method: string, name: string, body?: object): Promise<Response> {
    const answer = await fetch(`${this.url}/__mock/${name}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} /__mock/${name}: ${await answer.text()}`);
    return answer;
  }
}
