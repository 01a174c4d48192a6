import path from 'node:path';
import {
  getLineColLocation,
  type NormalizedProblem,
  ResolveError,
  YamlParseError,
} from '@redocly/openapi-core';

const relative = (file: string) => path.relative(process.cwd(), file);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** How Redocly says that a file is no YAML, at the file itself and at each reference into it. */
const noYaml = /^(?:Failed to parse|Can't resolve \$ref): (.+) in "(.+)" \((\d+):\d+\)$/;

/**
 * A Redocly problem as one line, `file:line rule message`; the file is relative to the working directory. What
 * follows from broken YAML has the line of its cause.
 */
export function formatProblem(problem: NormalizedProblem): string {
  const location = problem.location[0];
  const message = oneLine(problem.message);
  const [, reason, file, line] = noYaml.exec(message) ?? [];
  if (file) return `${relative(file)}:${line} yaml ${reason}`;
  if (!location) return `${problem.ruleId} ${message}`;
  const { start } = getLineColLocation(location);
  return `${relative(location.source.absoluteRef)}:${start.line} ${problem.ruleId} ${message}`;
}

/** The error for an entry document that is missing or no YAML, as such a line; rethrows any other error. */
export function formatFailure(error: unknown, file: string): string {
  if (error instanceof YamlParseError)
    return `${relative(error.source.absoluteRef)}:${error.line} yaml ${oneLine(error.message).replace(/ in ".+" \(\d+:\d+\)$/, '')}`;
  if (error instanceof ResolveError) return `${relative(file)}:1 missing ${oneLine(error.message)}`;
  throw error;
}

/**
 * Lines of problems as they are reported: sorted, each once. What is no YAML breaks rules wherever it is referred
 * to, so where there is such a file it alone is reported.
 */
export function reportedLines(lines: Iterable<string>): string[] {
  const all = [...new Set(lines)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const causes = all.filter((line) => /^\S+:\d+ yaml /.test(line));
  return causes.length ? causes : all;
}
