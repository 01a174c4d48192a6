import { afterAll, beforeEach, expect } from 'vitest';
import type { MockOptions } from './mock.ts';
import { type StartedMock, startMock } from './startMock.ts';

/**
 * A mock for the tests of one file. It is reset before each of them, and afterwards the file fails if an
 * exchange broke the contract.
 */
export async function testMock(options: MockOptions = {}): Promise<StartedMock> {
  const mock = await startMock(options);
  beforeEach(() => mock.reset());
  afterAll(async () => {
    expect(mock.violations()).toEqual([]);
    await mock.close();
  });
  return mock;
}
