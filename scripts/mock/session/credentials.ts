import { randomBytes } from 'node:crypto';

/** Temporary signing credentials, in the contract's spelling. */
export interface Credentials {
  access_key_id: string;
  access_secret: string;
  session_token: string;
}

/** New credentials that nobody can guess. */
export function newCredentials(): Credentials {
  return {
    access_key_id: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
    access_secret: randomBytes(30).toString('base64'),
    session_token: randomBytes(96).toString('base64'),
  };
}
