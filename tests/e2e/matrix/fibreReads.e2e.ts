import { addresses, walkReads } from './walk.ts';

walkReads(addresses({ code: ['MO101N'] }).filter((path) => !path.startsWith('/mobile/')));
