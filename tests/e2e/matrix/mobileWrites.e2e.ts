import { walkWrites } from './walkWrites.ts';

walkWrites((path) => path.startsWith('/mobile/'));
