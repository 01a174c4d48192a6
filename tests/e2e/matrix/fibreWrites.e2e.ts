import { isOption, walkWrites } from './walkWrites.ts';

walkWrites((path) => !path.startsWith('/mobile/') && !isOption(path));
