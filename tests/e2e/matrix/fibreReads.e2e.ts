import { addresses } from '../addresses.ts';
import { walkReads } from './walk.ts';

walkReads(
  addresses({ page: ['MO101N', 'hikaritv'] }).filter((path) => !path.startsWith('/mobile/')),
);
