import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const git = (tree: string, ...args: string[]): string =>
  execFileSync('git', ['-C', tree, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The commit of a tree, with `+` when something in it is not committed. */
export const commitOf = (tree: string): string =>
  git(tree, 'rev-parse', '--short', 'HEAD').trim() +
  (git(tree, 'status', '--porcelain') ? '+' : '');

/**
 * Checks a commit out into a temporary folder. It uses the packages of `root` when its lock file is the same,
 * and installs its own otherwise.
 * @param root folder of the repository
 * @param revision as git takes it
 * @throws Error when there is no such commit
 */
export async function withCommit<Made>(
  root: string,
  revision: string,
  work: (tree: string) => Promise<Made>,
): Promise<Made> {
  const sha = shaOf(root, revision);
  const parent = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const tree = path.join(parent, sha.slice(0, 9));
  git(root, 'worktree', 'add', '--detach', '--quiet', tree, sha);
  try {
    const [here, there] = [root, tree].map((one) =>
      readFileSync(path.join(one, 'package-lock.json')),
    );
    if (here && there?.equals(here))
      symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
    else execFileSync('npm', ['ci', '--silent'], { cwd: tree, stdio: 'inherit' });
    return await work(tree);
  } finally {
    git(root, 'worktree', 'remove', '--force', tree);
    rmSync(parent, { recursive: true, force: true });
  }
}

function shaOf(root: string, revision: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  } catch {
    throw new Error(`--commit ${revision} is no commit of this repository.`);
  }
}
