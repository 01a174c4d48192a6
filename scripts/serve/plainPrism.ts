import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createServer } from '@stoplight/prism-http-server';
import { hostNames, projectContract } from '../mock/contract/contract.ts';
import { prismLogger } from '../mock/contract/prism.ts';
import { chatbotScript } from '../mock/control/chatbotScript.ts';
import { unsignedOnPrism } from './console.ts';
import { certificateFor, closeServer, listen, type Reach, serverWith, urlOf } from './listen.ts';

/** A portal over Prism alone. */
export interface PrismPortal {
  /** Without a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** What answers every address but the hosts'. */
export interface Pages {
  serve: (request: IncomingMessage, response: ServerResponse) => void;
  close?: () => Promise<void>;
}

/**
 * Starts the servers that prism-cli runs, one for each of the eight documents as it is, and puts them behind the
 * addresses of the hosts, `/hosts/fixed/…`. They have no state: each call is answered with the contract's first
 * example, or with the one that `Prefer: example=NAME` asks for.
 * @param pages what answers all other addresses, made for the server that will listen
 * @throws PortTakenError
 */
export async function startOnPrism(
  options: Reach & { port: number; log?: boolean },
  pages: (server: ReturnType<typeof serverWith>) => Promise<Pages> | Pages,
): Promise<PrismPortal> {
  const contract = await projectContract();
  const documents = [...new Set(contract.operations.map(({ document }) => document))];
  const servers = await Promise.all(
    documents.map(async (name) => {
      const operations = contract.operations.filter(({ document }) => document === name);
      const server = createServer(
        operations.map(({ prism }) => prism),
        {
          cors: true,
          // As `prism mock` has them.
          config: {
            checkSecurity: true,
            validateRequest: true,
            validateResponse: true,
            errors: false,
            isProxy: false,
            upstreamProxy: undefined,
            mock: { dynamic: false },
          },
          components: {
            logger: prismLogger((...said) => options.log && console.error('prism', said.at(-1))),
          },
        },
      );
      return { name, server, url: await server.listen(0, '127.0.0.1') };
    }),
  );

  /** Where a call goes: to the server of its operation; what is none, to one that says so. */
  function targetOf({ method = 'GET', url = '' }: IncomingMessage): URL | undefined {
    const host = hostNames.find((name) => url.startsWith(`/hosts/${name}/`));
    if (!host) return undefined;
    const { pathname, search } = new URL(url.slice(`/hosts/${host}`.length), 'http://host');
    const match = contract.match(host, method, pathname);
    const document = match.kind === 'found' ? match.operation.document : documents[0];
    return new URL(pathname + search, servers.find(({ name }) => name === document)?.url);
  }

  const certificate = certificateFor(options);
  const server = serverWith(certificate);
  const { serve, close } = await pages(server);
  server.on('request', (request, response) => {
    const target = targetOf(request);
    if (target) void forward(request, response, target, options.log);
    else if (request.url?.startsWith('/__mock/')) serveBeside(request, response);
    else serve(request, response);
  });
  await listen(server, options.port, options.host);
  return {
    url: urlOf(server, options),
    close: async () => {
      await Promise.all([closeServer(server), close?.()]);
      await Promise.all(servers.map((one) => one.server.close()));
    },
  };
}

/** The chat's script, which no document describes. Pages of the mock's state are not there. */
function serveBeside({ url }: IncomingMessage, response: ServerResponse): void {
  if (url === '/__mock/chatbot.js') {
    const { status, headers, body } = chatbotScript();
    response.writeHead(status, headers).end(body);
    return;
  }
  const text = 'Plain Prism keeps no state, so it has no /__mock/: start without --prism.';
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  log = false,
): Promise<void> {
  try {
    const { method, headers } = request;
    // A connection that is kept would keep Prism's server from ending.
    const sent = send(target, { method, headers: { ...headers, connection: 'close' } });
    sent.once('response', (answer) => {
      if (answer.statusCode === 401 && log) console.error(unsignedOnPrism);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.once(
      'error',
      (error) => response.headersSent || response.writeHead(502).end(error.message),
    );
    await pipeline(request, sent);
  } catch {
    response.destroy();
  }
}
