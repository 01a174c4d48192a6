import { isObject } from '../operations.ts';
import { isSecret } from './mask.ts';

/** One place where two bodies differ. */
export interface Difference {
  /** JSON pointer. */
  at: string;
  before: unknown;
  after: unknown;
}

/** Where two bodies differ, the deepest places. A list of another length differs as a whole. */
export function differences(before: unknown, after: unknown, at = ''): Difference[] {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => differences(item, after[index], `${at}/${index}`));
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differences(before[name], after[name], `${at}/${name}`));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ at, before, after }];
}

const moment = /^\d{4}-\d{2}-\d{2}T/;

/** Whether a value may be another at each call: a token, or the moment until which it holds. */
export const isFleeting = ({ at, before, after }: Difference): boolean =>
  isSecret(at) || [before, after].every((each) => typeof each === 'string' && moment.test(each));

/** Where two answers to the same read differ, though nothing was written between them. */
export const contradictions = (before: unknown, after: unknown): Difference[] =>
  differences(before, after).filter((each) => !isFleeting(each));
