import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { MockControl } from './mockControl.ts';

/** A portal with its mock in a process of its own, so that any commit's can be asked for its pictures. */
export class PortalProcess {
  readonly mock: MockControl;

  private constructor(
    private readonly child: ChildProcess,
    url: string,
  ) {
    this.mock = new MockControl(url);
  }

  /**
   * Builds the portal of a tree when it has to be built, and serves it on a free port.
   * @param tree folder of the repository, with node_modules
   * @throws Error with the last lines of what was printed when it doesn't start
   */
  static async start(tree: string): Promise<PortalProcess> {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/serve/start.ts', '--port', '0', '--seed', '1'],
      { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const said: string[] = [];
    child.stderr.on('data', (data: Buffer) => said.push(data.toString()));
    for await (const line of createInterface(child.stdout)) {
      said.push(`${line}\n`);
      const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (!url) continue;
      // The rest of its output must be read, or the process blocks when the pipe is full.
      child.stdout.resume();
      return new PortalProcess(child, url);
    }
    throw new Error(`The portal of ${tree} did not start:\n${said.join('').slice(-2000)}`);
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }
}
