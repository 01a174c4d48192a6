import { queryClient } from '@/api/queryClient';
import { loadConfig } from '@/config/config';
import { enter } from '@/screens/public/enter';
import { startSession } from '@/session/start';
import { onCaughtError } from './caughtError';
import { reportWhenIdle } from './reporting/reporting';
import { showStartError } from './startError';

/**
 * Starts the session; to be called once. Its code, with calls and signing, is loaded apart from /login, which
 * can be typed into without it; every other address waits for it.
 * @returns what the entries use of it; `config` rejects where `config.json` is wrong or could not be loaded,
 *   which this shows on the page
 */
export function bootstrap() {
  startSession();
  const config = loadConfig();
  config.then(reportWhenIdle, showStartError);
  return { config, enter, onCaughtError, queryClient };
}
