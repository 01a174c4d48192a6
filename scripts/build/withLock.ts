import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any work takes; an older lock counts for nothing, since its process number may be another's by now. */
const timeoutMs = 600_000;

/**
 * Does work that no other process may do at the same time, once those before it have ended. One that was killed
 * over its work holds up nobody.
 * @param lock file that holds the number of the process at work
 * @throws what the work throws
 */
export async function withLock<Made>(lock: string, work: () => Promise<Made>): Promise<Made> {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) await wait(100);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  // A link makes the file whole, with the number in it.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch {
    if (!isAtWork(lock)) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(own);
  }
}

function isAtWork(lock: string): boolean {
  try {
    if (Date.now() - statSync(lock).mtimeMs > timeoutMs) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    // A process of somebody else may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
