import { getConfig, loadConfig } from '@/config/config';

/**
 * /login may be used before `config.json` has come; without it nobody knows where to send.
 * @throws what `loadConfig` throws
 */
export async function configReady(): Promise<void> {
  try {
    getConfig();
  } catch {
    await loadConfig();
  }
}
