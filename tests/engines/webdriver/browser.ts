import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

interface Size {
  width: number;
  height: number;
}

const screen = { width: 3000, height: 2000 };
/**
 * Position of all windows. Without a window manager the window under the pointer has the focus, and the pointer
 * rests in the middle of the screen.
 */
const corner = { x: 1400, y: 600 };

/** An error that the driver answered, with WebDriver's own code: `no such window`. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** One WebKitGTK with storages of its own, driven by WebDriver's classic protocol. */
export class WebKit {
  private session = '';
  private current = '';
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly processes: readonly ChildProcess[],
    private readonly address: string,
    private readonly home: string,
  ) {}

  /** Starts the browser on a screen of its own: on a shared one only the newest window would have the focus. */
  static async start(): Promise<WebKit> {
    const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
    mkdirSync(path.join(home, 'Downloads'));
    const settings = path.join(home, '.config/gtk-3.0');
    mkdirSync(settings, { recursive: true });
    writeFileSync(
      path.join(home, '.config/user-dirs.dirs'),
      `XDG_DOWNLOAD_DIR="${path.join(home, 'Downloads')}"\n`,
    );
    // Pages see this as `prefers-reduced-motion`.
    writeFileSync(path.join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    // Otherwise the toolbar keeps the window wider than a phone.
    writeFileSync(
      path.join(settings, 'gtk.css'),
      '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }',
    );
    const { display, server } = await startDisplay();
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display, HOME: home, TZ: 'Asia/Tokyo' },
      stdio: 'ignore',
    });
    const webkit = new WebKit([driver, server], `http://127.0.0.1:${port}`, home);
    await webkit.open();
    return webkit;
  }

  /** The folder of the downloads. */
  get downloads(): string {
    return path.join(this.home, 'Downloads');
  }

  /** The windows that are open. */
  windows(): Promise<string[]> {
    return this.inTurn(() => this.call<string[]>('GET', '/window/handles'));
  }

  /** Opens one more window. */
  async newWindow(): Promise<string> {
    const opened = await this.inTurn(() =>
      this.call<{ handle: string }>('POST', '/window/new', { type: 'window' }),
    );
    return opened.handle;
  }

  /** Sends a command of a window. */
  send<Value>(
    window: string,
    method: 'GET' | 'POST' | 'DELETE',
    command: string,
    body?: object,
  ): Promise<Value> {
    return this.inTurn(async () => {
      if (this.current !== window) await this.call('POST', '/window', { handle: window });
      this.current = window;
      return this.call<Value>(method, command, body);
    });
  }

  /** Runs a function's body in a window's page. */
  run<Value>(window: string, script: string): Promise<Value> {
    return this.send(window, 'POST', '/execute/sync', { script, args: [] });
  }

  /** Resizes a window until its page has the wanted size. */
  async resize(window: string, wanted: Size): Promise<void> {
    let outer = wanted;
    for (let attempt = 0; attempt < 10; attempt++) {
      await this.send(window, 'POST', '/window/rect', { ...corner, ...outer });
      const inner = await this.run<Size>(
        window,
        'return { width: innerWidth, height: innerHeight };',
      );
      if (inner.width === wanted.width && inner.height === wanted.height) return;
      if (attempt % 2 === 0)
        outer = {
          width: outer.width + wanted.width - inner.width,
          height: outer.height + wanted.height - inner.height,
        };
    }
    throw new Error(`A window’s page can’t be made ${wanted.width} × ${wanted.height}`);
  }

  /** Ends browser, driver and screen, also when the browser doesn't answer any more. */
  async stop(): Promise<void> {
    const ended = this.call('DELETE', '').catch(() => undefined);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5_000))]);
    for (const one of this.processes) one.kill();
    rmSync(this.home, { recursive: true, force: true });
  }

  private async open(): Promise<void> {
    const capabilities = {
      alwaysMatch: {
        // Otherwise each command waits while a page loads, and none could report that it is loading.
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'accept',
        timeouts: { script: 300_000 },
      },
    };
    const { sessionId } = await this.started(() =>
      this.call<{ sessionId: string }>('POST', '', { capabilities }),
    );
    this.session = sessionId;
  }

  /** Repeats a call until the driver listens, which it doesn't announce. */
  private async started<Value>(call: () => Promise<Value>): Promise<Value> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await call();
      } catch (error) {
        if (error instanceof WebDriverError || attempt > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  /** Runs one command after the other, since the window of a command is a state of the session. */
  private inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.last.then(task);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async call<Value>(method: string, command: string, body?: object): Promise<Value> {
    const session = this.session && `/${this.session}`;
    const response = await fetch(`${this.address}/session${session}${command}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value as Value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, `${error}: ${message}`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts an X server that draws into memory. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${screen.width}x${screen.height}x24`],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).once('line', resolve);
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended')));
  });
  return { display: `:${number}`, server };
}
