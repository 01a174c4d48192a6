import type { BusinessError } from '@/api/errors';
import { isOnestopCode, type OnestopCode } from '@/catalogue/onestop';
import { paths } from '@/paths';

/** Why the one-stop flow can't go on. */
export interface OnestopError {
  code: OnestopCode;
  /** ISO days; only where a number was issued. */
  expiresOn?: string;
  availableFrom?: string;
}

/** A day of the calendar, whatever the address says: browsers differ over 31 February. */
function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const [year = 0, month = 0, date = 0] = value.split('-').map(Number);
  const found = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
  return found === value ? value : undefined;
}

/** What a refusal of the flow means; a code that is unknown, or no mobile contract, is "no target". */
export function errorOf({ code, details }: Pick<BusinessError, 'code' | 'details'>): OnestopError {
  return {
    code: isOnestopCode(code) ? code : 'onestop_no_target_contract',
    expiresOn: day(details['reserve_number_expires_on']),
    availableFrom: day(details['available_from']),
  };
}

/** The error's address: a reload shows it again. */
export function addressOfError({ code, expiresOn, availableFrom }: OnestopError): string {
  const search = new URLSearchParams({ code });
  if (expiresOn) search.set('expires_on', expiresOn);
  if (availableFrom) search.set('available_from', availableFrom);
  return `${paths.onestopError()}?${search.toString()}`;
}

/** Reads such an address; whatever else stands in it counts as expired. */
export function errorIn(search: URLSearchParams): OnestopError {
  const code = search.get('code');
  return {
    code: isOnestopCode(code) ? code : 'onestop_expired',
    expiresOn: day(search.get('expires_on')),
    availableFrom: day(search.get('available_from')),
  };
}
