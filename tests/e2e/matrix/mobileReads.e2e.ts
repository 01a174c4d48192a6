import { addresses, walkReads } from './walk.ts';

walkReads(
  addresses().filter((path) => path.startsWith('/mobile/')),
  11,
);
