import type { Page } from '@playwright/test';

declare global {
  interface Window {
    timersAlive?: Map<number, string>;
  }
}

/** Makes a page count its timers, from the start of each document. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const alive = new Map<number, string>();
    window.timersAlive = alive;
    const setTimeout = window.setTimeout.bind(window);
    const setInterval = window.setInterval.bind(window);
    const clearTimeout = window.clearTimeout.bind(window);
    const clearInterval = window.clearInterval.bind(window);
    const caller = () => new Error().stack?.split('\n').slice(3, 6).join('\n') ?? '';
    const isWork = (work: TimerHandler): work is (...args: unknown[]) => void =>
      typeof work === 'function';
    window.setTimeout = ((work: TimerHandler, ms?: number, ...args: unknown[]) => {
      const timer: number = setTimeout(() => {
        alive.delete(timer);
        if (isWork(work)) work(...args);
      }, ms);
      alive.set(timer, `setTimeout ${ms} ${caller()}`);
      return timer;
    }) as typeof window.setTimeout;
    window.setInterval = ((work: TimerHandler, ms?: number, ...args: unknown[]) => {
      const timer = setInterval(work, ms, ...args);
      alive.set(timer, `setInterval ${ms} ${caller()}`);
      return timer;
    }) as typeof window.setInterval;
    const stop = (timer?: number) => {
      alive.delete(timer ?? 0);
      clearTimeout(timer);
      clearInterval(timer);
    };
    window.clearTimeout = stop as typeof window.clearTimeout;
    window.clearInterval = stop as typeof window.clearInterval;
  });
}

/** Where the timers that still run were started. */
export const timersAlive = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.timersAlive?.values() ?? [])]);
