import { procedureMessages } from './messages';

/**
 * Gives the title of a refusal by its code. A code of the contract without a title does not compile. A code
 * that is newer than this build has the general title; the server's own sentence says why.
 */
export function refusalTitles<Code extends string>(
  titles: Record<Code, string>,
): (code: string) => string {
  const known = new Map<string, string>(Object.entries(titles));
  return (code) => known.get(code) ?? procedureMessages.refused;
}

/** The server's message, which may lack its full stop, and a sentence after it. */
export const followedBy = (message: string, sentence: string): string =>
  /[。！？]$/.test(message) || sentence === '' ? message + sentence : `${message}。${sentence}`;

/** The server's message without its first sentence where that repeats the title above it. */
export function withoutTitle(title: string, message: string): string {
  const repeated = `${title}。`;
  return message.startsWith(repeated) ? message.slice(repeated.length) : message;
}
