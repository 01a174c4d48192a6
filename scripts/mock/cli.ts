import { introduce, stopOnSignal } from '../console.ts';
import { serverOptions } from '../options.ts';
import { startMock } from './startMock.ts';

try {
  const mock = await startMock({ ...serverOptions(), log: true });
  introduce(mock.url, mock);
  stopOnSignal(mock.close);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
