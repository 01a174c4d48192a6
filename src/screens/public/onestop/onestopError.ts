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

/**
 * The value if it is a day of the calendar, else undefined. Browsers differ over days such as 31
 * February.
 */
function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const [year = 0, month = 0, date = 0] = value.split('-').map(Number);
  const found = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
  return found === value ? value : undefined;
}

/**
 * The error of a refused read or call of the flow; a code that the flow doesn't have counts as "no
 * target".
 */
export function errorOf({ code, details }: Pick<BusinessError, 'code' | 'details'>): OnestopError {
  return {
    code: isOnestopCode(code) ? code : 'onestop_no_target_contract',
    expiresOn: day(details['reserve_number_expires_on']),
    availableFrom: day(details['available_from']),
  };
}

/** The address of the page for an error; a reload shows it again. */
export function addressOfError({ code, expiresOn, availableFrom }: OnestopError): string {
  const search = new URLSearchParams({ code });
  if (expiresOn) search.set('expires_on', expiresOn);
  if (availableFrom) search.set('available_from', availableFrom);
  return `${paths.onestopError()}?${search.toString()}`;
}

/** The error that such an address names; one with any other code counts as expired. */
export function errorIn(search: URLSearchParams): OnestopError {
  const code = search.get('code');
  return {
    code: isOnestopCode(code) ? code : 'onestop_expired',
    expiresOn: day(search.get('expires_on')),
    availableFrom: day(search.get('available_from')),
  };
}
