import { startMock } from '../../mock/startMock.ts';

/** What the measured process reports of itself. */
export interface Usage {
  url: string;
  /** From the process's start to its first answer. */
  startMs: number;
  /** Processor time of this process until now. */
  cpuMs: number;
  rssMb: number;
  /** The mock's time, ISO. */
  now: string;
}

const mock = await startMock({ seed: 1 });
await fetch(`${mock.url}/__mock/clock`);
const startMs = performance.now();

function report(): void {
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    url: mock.url,
    startMs,
    cpuMs: (user + system) / 1_000,
    rssMb: process.memoryUsage().rss / 1024 / 1024,
    now: mock.clock.now().toISOString(),
  };
  process.send?.(usage);
}

process.on('message', report);
process.on('disconnect', () => process.exit(0));
report();
