import type { CDPSession } from '@playwright/test';

/** What a tab holds when nothing is under way in it. */
export interface Figures {
  heapMb: number;
  nodes: number;
  listeners: number;
}

/** Reads what a tab holds after a garbage collection. */
export async function figuresOf(devtools: CDPSession): Promise<Figures> {
  // Several times, since finalisers of one collection free objects for the next.
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    heapMb: metric('JSHeapUsedSize') / 1024 / 1024,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}
