import { japanTime } from './date';

const two = (n: number) => String(n).padStart(2, '0');

/**
 * What a customer reads out when calling about a failure: `E-2611-21-1042-3F9A`, the moment in Japan and the
 * build. Reports bear it too, so that support finds what happened.
 */
export function errorReference(at: Date, build = buildId()): string {
  const { year, month, day, hour, minute } = japanTime(at);
  const moment = `E-${two(year % 100)}${two(month)}-${two(day)}-${two(hour)}${two(minute)}`;
  return build ? `${moment}-${build.slice(0, 4).toUpperCase()}` : moment;
}

/** Eight hexadecimal digits that name the build of the page; empty in development, where nothing is built. */
export const buildId = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
