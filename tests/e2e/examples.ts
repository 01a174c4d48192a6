import type { Stage } from './portal.ts';

/** Names of the examples of an operation, those of its refusals included, without the failures that all have. */
export async function examplesOf(stage: Stage, operationId: string): Promise<string[]> {
  const answer = await fetch(`${stage.url}/__mock/operations`);
  const operations = (await answer.json()) as {
    operationId: string;
    responses: { status: string | number; examples: { name: string }[] }[];
  }[];
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}`);
  return found.responses
    .filter(({ status }) => !['403', '500', '503'].includes(String(status)))
    .flatMap(({ examples }) => examples.map(({ name }) => name))
    .sort();
}
