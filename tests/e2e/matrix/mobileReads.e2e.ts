import { addresses } from '../addresses.ts';
import { walkReads } from './walk.ts';

walkReads(
  addresses().filter((path) => path.startsWith('/mobile/')),
  11,
);
