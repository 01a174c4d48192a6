import type { Case } from './cases/case.ts';
import { differences } from './differences.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { objectOf } from './json.ts';
import { excerpt } from './mask.ts';

/** A smaller difference may come from a busy machine (ms). */
const noticeable = 60;

/** How often both are asked for again, where the first times differ. */
const measurements = 4;

/**
 * What of a refusal tells that another customer's service exists: a word, or the time that it takes.
 * @param foreign the refusal of a service of another customer
 * @param nobody the same call for a service that doesn't exist
 */
export async function foreignFaults(
  call: Case,
  foreign: Reply,
  nobody: Case,
  send: (call: Case) => Promise<Reply | undefined>,
): Promise<Fault[]> {
  const id = call.operation.operationId;
  const reply = await send(nobody);
  if (!reply || reply.failure) return [];
  const [here, there] = [saidBy(foreign), saidBy(reply)];
  const [one] = differences(there, here);
  if (one) {
    const expected = `${one.at} ${excerpt(one.at, one.before)}, as for one that does not exist`;
    return [fault('foreign-tells', `${id} words`, expected, excerpt(one.at, one.after))];
  }
  if (Math.abs(foreign.ms - reply.ms) < noticeable) return [];
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < measurements; round += 1) {
    // A busy machine may let every second call wait, so the two take turns in coming first.
    const pair = [call, nobody];
    for (const each of round % 2 ? pair.reverse() : pair) {
      const again = await send(each);
      if (!again) return [];
      (each === call ? known : unknown).push(again.ms);
    }
  }
  const isApart = (slow: number[], fast: number[]) =>
    Math.min(...slow) - Math.max(...fast) > noticeable / 2;
  if (!isApart(known, unknown) && !isApart(unknown, known)) return [];
  const [expected, got] = [unknown, known].map((each) => `${Math.round(Math.min(...each))} ms`);
  return [fault('foreign-tells', `${id} time`, `${expected}, as for one of nobody`, got ?? '')];
}

/** Status, names of headers and body of an answer: what may differ by nothing but the time. */
function saidBy({ status, headers, body }: Reply): Record<string, unknown> {
  const text = body.toString('utf8');
  const names = [...headers.keys()].filter((name) => name !== 'x-mock-violations').sort();
  return { status, headers: names.join(', '), body: text.startsWith('{') ? objectOf(text) : text };
}
