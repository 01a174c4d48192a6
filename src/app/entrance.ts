import { lazyModule } from '@/lib/lazyModule';

/** Session, calls and signing: every address but /login waits for them, /login needs them once it sends. */
export const entrance = lazyModule(async () => (await import('./bootstrap')).bootstrap());
