import { procedureMessages } from './messages';

/**
 * The titles of refusals by their codes: a code of the contract without one does not compile, and one
 * that is newer than this build has the general title, since the server's own sentence says why.
 */
export function refusalTitles<Code extends string>(
  titles: Record<Code, string>,
): (code: string) => string {
  const known = new Map<string, string>(Object.entries(titles));
  return (code) => known.get(code) ?? procedureMessages.refused;
}

/** What the server's sentence says beyond the title above it. */
export function withoutTitle(title: string, message: string): string {
  return message.startsWith(title) ? message.slice(title.length).replace(/^。/, '') : message;
}
