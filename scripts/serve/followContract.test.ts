import { expect, test, vi } from 'vitest';
import { writeTypes } from '../contract/generate.ts';
import { lintContract } from '../contract/lint.ts';
import { contractFollower } from './followContract.ts';

vi.mock('../contract/documents.ts', () => ({
  documentNames: ['auth', 'support', 'read-fixed'],
  bundleDocument: (name: string) => Promise.resolve({ files: [`/${name}.yaml`, '/shared.yaml'] }),
}));
vi.mock('../contract/lint.ts', () => ({ lintContract: vi.fn() }));
vi.mock('../contract/generate.ts', () => ({ writeTypes: vi.fn() }));

test('files that are saved together are followed together, later ones after them', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  let isLinting = false;
  vi.mocked(lintContract).mockImplementation(async () => {
    expect(isLinting).toBe(false);
    isLinting = true;
    await new Promise((resolve) => setTimeout(resolve, 80));
    isLinting = false;
    return [];
  });
  vi.mocked(writeTypes).mockResolvedValue([]);
  const follow = contractFollower(
    { reload: () => Promise.resolve(), problems: new Map() },
    () => {},
  );
  const first = follow('/auth.yaml');
  void follow('/support.yaml');
  await first;
  void follow('/read-fixed.yaml');
  await new Promise((resolve) => setTimeout(resolve, 70));
  await follow('/new.yaml');
  expect(vi.mocked(writeTypes).mock.calls.map(([names]) => names)).toEqual([
    ['auth', 'support'],
    ['read-fixed'],
    ['auth', 'support', 'read-fixed'],
  ]);
  expect(said).toHaveBeenCalledTimes(3);
});
