import path from 'node:path';
import {
  getLineColLocation,
  type NormalizedProblem,
  ResolveError,
  YamlParseError,
} from '@redocly/openapi-core';

const relative = (file: string) => path.relative(process.cwd(), file);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A Redocly problem as one line, `file:line rule message`; the file is relative to the working directory. */
export function formatProblem(problem: NormalizedProblem): string {
  const location = problem.location[0];
  const message = oneLine(problem.message);
  if (!location) return `${problem.ruleId} ${message}`;
  const { start } = getLineColLocation(location);
  return `${relative(location.source.absoluteRef)}:${start.line} ${problem.ruleId} ${message}`;
}

/** The error for an entry document that is missing or no YAML, as such a line; rethrows any other error. */
export function formatFailure(error: unknown, file: string): string {
  if (error instanceof YamlParseError)
    return `${relative(error.source.absoluteRef)}:${error.line} yaml ${oneLine(error.message)}`;
  if (error instanceof ResolveError) return `${relative(file)}:1 missing ${oneLine(error.message)}`;
  throw error;
}
