#!/usr/bin/env tsx
/**
 * The system's Firefox as Playwright can drive it: all that it says in WebDriver BiDi is passed on as it is. A
 * command of Playwright's that this Firefox doesn't know would end its start; it is answered as done where it
 * only sets what a page is shown with.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { withEngineProperty } from './typedText.ts';

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', () => process.exit(0));
process.on('SIGTERM', () => firefox.kill());

const address = await new Promise<string>((resolve) =>
  createInterface({ input: firefox.stderr }).on('line', (line) => {
    const listening = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (listening) resolve(`${listening}/session`);
    else console.error(line);
  }),
);

interface Message {
  id?: number;
  method?: string;
  error?: string;
  message?: string;
  params?: { url?: string };
}

/** What Playwright is told in the place of what Firefox says. */
function toldOf(message: Message): Message | undefined {
  if (message.error === 'unknown command' && /emulation\./.test(message.message ?? ''))
    return { ...message, ...{ type: 'success', result: {} } };
  // A download that no navigation began has no name, and Playwright would not tell of it.
  if (message.method?.startsWith('browsingContext.download'))
    return { ...message, params: { ...message.params, ...{ download: message.params?.url } } };
  return undefined;
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('listening', () =>
  console.error(
    `WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
  ),
);
server.on('connection', (playwright) => {
  const browser = new WebSocket(address);
  const opened = new Promise((resolve) => browser.once('open', resolve));
  playwright.on(
    'message',
    (text: Buffer) => void opened.then(() => browser.send(withEngineProperty(text.toString()))),
  );
  browser.on('message', (text: Buffer) => {
    const told = toldOf(JSON.parse(text.toString()) as Message);
    playwright.send(told ? JSON.stringify(told) : text.toString());
  });
  playwright.on('close', () => firefox.kill());
  browser.on('close', () => playwright.close());
});
