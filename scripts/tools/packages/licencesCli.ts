import { dataPackages } from '../../data/dataPackages.ts';
import { commandLine } from '../commandLine.ts';
import { licenceProblems } from './licences.ts';
import { lockedPackages } from './lockfile.ts';

commandLine({
  name: 'npm run lint:licences',
  does: 'the licences of all packages, stricter for what a build publishes',
  options: {},
});
const problems = licenceProblems(lockedPackages(), Object.keys(dataPackages));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
