import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';
import { answerViolations } from '../contract/prism.ts';
import type { Customer } from '../customers/customer.ts';
import type { MockResponse } from '../http/response.ts';
import { impersonal } from './impersonal.ts';

/** An answer that was recorded, as its file holds it under its name. */
interface Recording {
  status: number;
  summary: string;
  value: unknown;
}

type Recorded = Record<string, Recording>;

/**
 * Answers of a backend as named examples, one JSON file an operation in a folder, without personal data. They
 * are pinned as the contract's own are.
 */
export class Recordings {
  private readonly byOperation = new Map<string, Recorded>();

  /**
   * Reads what a folder holds; it is made at the first recording.
   * @throws Error when a file of it is none of these
   */
  constructor(private readonly folder: string) {
    if (!existsSync(folder)) return;
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
      this.byOperation.set(path.basename(file, '.json'), readRecorded(path.join(folder, file)));
  }

  /**
   * Records an answer, unless the same has been.
   * @returns the name of its example; undefined where it isn't recorded: no JSON, not as the contract says, or
   *   not without personal data
   */
  async keep(
    operation: Operation,
    answer: MockResponse,
    customer: Customer,
  ): Promise<string | undefined> {
    const { status, body } = answer;
    if (Buffer.isBuffer(body) || body === undefined) return undefined;
    if ((await answerViolations(operation, answer)).length > 0) return undefined;
    const own = customer.services.map(({ listed }) => listed.service_id);
    const value = impersonal(operation, status, body, own);
    if ((await answerViolations(operation, { ...answer, body: value })).length > 0)
      return undefined;
    const recorded = this.byOperation.get(operation.operationId) ?? {};
    const same = Object.entries(recorded).find(
      ([, one]) => one.status === status && isDeepStrictEqual(one.value, value),
    );
    if (same) return same[0];
    const name = `recorded_${Object.keys(recorded).length + 1}`;
    const at = new Date().toISOString().slice(0, 16).replace('T', ' ');
    recorded[name] = { status, summary: `${at} に記録`, value };
    this.byOperation.set(operation.operationId, recorded);
    mkdirSync(this.folder, { recursive: true });
    const file = path.join(this.folder, `${operation.operationId}.json`);
    writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
    return name;
  }

  /** The contract with what was recorded among its examples. */
  addTo(contract: Contract): Contract {
    return new Contract(
      contract.operations.map((operation) => {
        const recorded = this.byOperation.get(operation.operationId);
        return recorded ? withExamples(operation, recorded) : operation;
      }),
    );
  }
}

function readRecorded(file: string): Recorded {
  const wrong = new Error(`${file} is no recording: {"recorded_1": {"status": 200, "value": …}}.`);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw wrong;
  }
  const isRecorded = (one: unknown) =>
    typeof one === 'object' && one !== null && 'status' in one && 'value' in one;
  if (typeof read !== 'object' || read === null || !Object.values(read).every(isRecorded))
    throw wrong;
  return read as Recorded;
}

function withExamples(operation: Operation, recorded: Recorded): Operation {
  const known = operation.responses.flatMap(({ examples }) => examples.map(({ name }) => name));
  const of = (status: string) =>
    Object.entries(recorded).filter(
      ([name, one]) => String(one.status) === status && !known.includes(name),
    );
  return {
    ...operation,
    responses: operation.responses.map((response) => ({
      ...response,
      examples: [
        ...response.examples,
        ...of(String(response.status)).map(([name, { summary }]) => ({ name, summary })),
      ],
    })),
    prism: {
      ...operation.prism,
      responses: operation.prism.responses.map((response) => ({
        ...response,
        contents: (response.contents ?? []).map((content) => ({
          ...content,
          examples: [
            ...(content.examples ?? []),
            ...of(response.code).map(([key, { summary, value }]) => ({
              id: key,
              key,
              summary,
              value,
            })),
          ],
        })),
      })),
    },
  };
}
