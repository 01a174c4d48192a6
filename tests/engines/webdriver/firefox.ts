#!/usr/bin/env tsx
/**
 * Lets Playwright drive the system's Firefox: all messages of WebDriver BiDi are passed on as they are. Playwright
 * would not start if this Firefox refused a command as unknown, so unknown commands of `emulation` are answered as
 * done.
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

/** The message for Playwright in place of one of Firefox; undefined where that one is passed on. */
function eventOf(message: Message): Message | undefined {
  if (message.error === 'unknown command' && /emulation\./.test(message.message ?? ''))
    return { ...message, ...{ type: 'success', result: {} } };
  // A download that wasn't started by a navigation has no id, without which Playwright would not report it.
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
    const event = eventOf(JSON.parse(text.toString()) as Message);
    playwright.send(event ? JSON.stringify(event) : text.toString());
  });
  playwright.on('close', () => firefox.kill());
  browser.on('close', () => playwright.close());
});
