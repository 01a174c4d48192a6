import type * as Schema from '@/api/generated/schemas';
import { readJson, tabStorage } from '@/session/storage';

const key = 'minamo.login_message';

interface Kept {
  serviceId: string;
  message: Schema.LoginMessage;
}

/** The login message of a service as it was last shown in this session (docs/product.md §2.8). */
export function keptMessage(serviceId: string): Schema.LoginMessage | undefined {
  const kept = readJson(tabStorage, key) as Kept | undefined;
  return kept?.serviceId === serviceId ? kept.message : undefined;
}

/** Keeps a login message until the session ends, or that of another service replaces it. */
export function keepMessage(serviceId: string, message: Schema.LoginMessage): void {
  try {
    tabStorage.setItem(key, JSON.stringify({ serviceId, message } satisfies Kept));
  } catch {
    // Storage is full: the next page shows no message until its own answer comes.
  }
}
