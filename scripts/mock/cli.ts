import type { ServerResponse } from 'node:http';
import { introduce, stopOnSignal } from '../serve/console.ts';
import { serverOptions } from '../serve/options.ts';
import { startOnPrism } from '../serve/plainPrism.ts';
import { commandLine } from '../tools/commandLine.ts';
import { call, callCommand } from './call/call.ts';
import { mockCommand, mockCommandWith } from './commandName.ts';
import { startMock } from './startMock.ts';

const [first, ...rest] = process.argv.slice(2);
try {
  if (first === 'call') console.log(await call(commandLine(callCommand, rest)));
  else {
    const options = await serverOptions({
      name: mockCommand,
      does: `the mock alone. \`${mockCommandWith('call OPERATION')}\` prints a signed call (\`call --help\`).`,
    });
    if (options.prism) {
      const serve = (_: unknown, response: ServerResponse) => void response.writeHead(404).end();
      const prism = await startOnPrism({ ...options, log: true }, () => ({ serve }));
      introduce(prism);
      stopOnSignal(prism.close);
    } else {
      const mock = await startMock({ ...options, log: true });
      introduce({ url: mock.url, mock });
      stopOnSignal(mock.close);
    }
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
