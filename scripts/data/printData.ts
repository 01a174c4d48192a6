import { allData } from './allData.ts';

process.stdout.write(JSON.stringify(allData()));
