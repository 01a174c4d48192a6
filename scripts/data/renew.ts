import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { commandLine } from '../tools/commandLine.ts';
import { type AllData, changesOf } from './allData.ts';
import { type DataPackage, dataPackages, versionOf } from './dataPackages.ts';

const root = path.resolve(import.meta.dirname, '../..');

const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** In a process of its own: this one would go on with the packages that it has loaded. */
const dataNow = () => {
  const args = ['--import', 'tsx', 'scripts/data/printData.ts'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return JSON.parse(execFileSync(process.execPath, args, options)) as AllData;
};

commandLine({
  name: 'npm run data:renew',
  does: 'the newest postal codes and banks: updates their packages, and says what has changed',
  options: {},
});
try {
  const names = Object.keys(dataPackages) as DataPackage[];
  const newest = names.map((name) => [name, npm('view', name, 'version').trim()] as const);
  const older = newest.filter(([name, version]) => versionOf(name) !== version);
  if (older.length === 0)
    console.log(
      `Nothing newer: ${names.map((name) => `${name} ${versionOf(name)}`).join(' and ')} are the newest.`,
    );
  else {
    const before = dataNow();
    for (const [name, version] of older)
      console.log(`${name}: ${versionOf(name)} becomes ${version}`);
    // Exactly: each version is a list of one day.
    npm('install', '--save-dev', '--save-exact', ...older.map((one) => one.join('@')));
    for (const line of changesOf(before, dataNow())) console.log(`  ${line}`);
    console.log('Now: npx vitest run scripts/data scripts/data scripts/mock');
  }
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}
