import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Fault } from '../mock/faults.ts';

/** A portal with its mock in a process of its own, so that any commit's can be asked for its pictures. */
export class PortalProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** Without a slash at its end. */
    readonly url: string,
  ) {}

  /**
   * Builds the portal of a tree when it has to be built, and serves it on a free port.
   * @param tree folder of the repository, with node_modules
   * @throws Error with the last lines of what was printed when it doesn't start
   */
  static async start(tree: string): Promise<PortalProcess> {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/start.ts', '--port', '0', '--seed', '1'],
      { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said: string[] = [];
    child.stderr.on('data', (data: Buffer) => said.push(data.toString()));
    // The mock writes what it finds wrong; nobody reads it here, and a full pipe would stop it.
    for await (const line of createInterface(child.stdout)) {
      said.push(`${line}\n`);
      const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (!url) continue;
      child.stdout.resume();
      return new PortalProcess(child, url);
    }
    throw new Error(`The portal of ${tree} did not start:\n${said.join('').slice(-2000)}`);
  }

  /**
   * Begins anew: nobody is logged in, nothing was written, and the clock stands at the moment that all
   * examples are made for.
   */
  async begin(at: string): Promise<void> {
    await this.control('POST', 'reset');
    await this.stopClock(at);
  }

  /** Has the clock tick, for what takes its time. */
  async startClock(): Promise<void> {
    await this.control('POST', 'clock', { running: true });
  }

  async stopClock(at: string): Promise<void> {
    await this.control('POST', 'clock', { running: false });
    await this.control('POST', 'clock', { at });
  }

  /** Answers with these examples, and with none else that was asked for before. */
  async pin(pins: Readonly<Record<string, string>>): Promise<void> {
    await this.control('PUT', 'pins', pins);
  }

  /** Has these faults befall calls, and none else. */
  async befall(faults: Readonly<Record<string, Fault>>): Promise<void> {
    await this.control('PUT', 'faults', faults);
  }

  /** Operations with an example of this name. */
  async operationsWith(example: string): Promise<string[]> {
    const answer = await fetch(`${this.url}/__mock/operations`);
    const operations = (await answer.json()) as {
      operationId: string;
      responses: { examples: { name: string }[] }[];
    }[];
    return operations
      .filter(({ responses }) =>
        responses.some(({ examples }) => examples.some(({ name }) => name === example)),
      )
      .map(({ operationId }) => operationId);
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }

  private async control(method: string, name: string, body?: object): Promise<void> {
    const answer = await fetch(`${this.url}/__mock/${name}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} /__mock/${name}: ${await answer.text()}`);
  }
}
