import { queryClient } from '@/api/queryClient';
import { loadConfig } from '@/config/config';
import { enter } from '@/screens/public/enter';
import { lineNavigator, nameLine } from '@/session/lineNavigator';
import { startSession } from '@/session/start';
import { onCaughtError } from './caughtError';
import { setNavigator } from './PortalRouter';
import { showStartError } from './startError';

/**
 * Begins the session, to be called once. Session, calls and their signatures are apart from /login, which
 * stands and is typed into without them; every other address waits for them.
 * @returns what is done with them; `config` fails where `config.json` is wrong or didn't come, which
 *   the page says by then
 */
export function bootstrap() {
  startSession();
  nameLine();
  setNavigator(lineNavigator);
  const config = loadConfig();
  config.catch(showStartError);
  return { config, enter, onCaughtError, queryClient };
}
