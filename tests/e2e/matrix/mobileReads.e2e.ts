import { walkReads } from './walk.ts';

walkReads((path) => path.startsWith('/mobile/'));
