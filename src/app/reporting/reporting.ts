import { traceCalls } from '@/api/trace';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { whenIdle } from '@/lib/idle';

/**
 * Where the environment has an address for reports: traces each call, and starts to report when the browser is
 * idle.
 */
export function reportWhenIdle({ reports }: RuntimeConfig): void {
  const url = reports?.events;
  if (!url) return;
  traceCalls();
  whenIdle(() => {
    // Without its code nothing is reported, and nobody is disturbed.
    import('./reporter').then(({ startReporting }) => startReporting(url)).catch(() => undefined);
  });
}
