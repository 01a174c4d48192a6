import { addresses, walkReads } from './walk.ts';

walkReads(addresses({ key: ['VirusBusterMobile'] }).filter((path) => path.startsWith('/mobile/')));
