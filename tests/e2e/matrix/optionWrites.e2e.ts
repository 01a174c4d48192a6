import { isOption, walkWrites } from './walkWrites.ts';

walkWrites((path) => isOption(path));
