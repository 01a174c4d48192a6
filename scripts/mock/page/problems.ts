import { h, show } from './dom.ts';
import { ask } from './server.ts';

let shown = '';

/** Shows what is broken in the sources of the mock, whose last good state serves. */
export async function showProblems(): Promise<void> {
  const problems = await ask<string[]>('GET', 'problems');
  const text = problems.join('\n');
  if (text === shown) return;
  shown = text;
  show(
    'broken',
    ...problems.map((problem) => h('code', {}, problem)),
    problems.length > 0 && h('p', {}, '直るまで、最後に正しかったもので答えます。'),
  );
}
