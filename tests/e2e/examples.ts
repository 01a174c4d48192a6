import type { App } from './app.ts';

/** Names of the examples of an operation, each with the status that it answers with. */
async function answersOf(
  app: App,
  operationId: string,
): Promise<{ status: string; name: string; isOfOthers: boolean }[]> {
  const answer = await fetch(`${app.url}/__mock/operations`);
  const operations = (await answer.json()) as {
    operationId: string;
    document: string;
    responses: { status: string | number; examples: { name: string; summary: string }[] }[];
  }[];
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`There is no operation ${operationId}`);
  return found.responses.flatMap(({ status, examples }) =>
    examples.map(({ name, summary }) => ({
      status: String(status),
      name,
      // The common answer to customers without fibre, who can't reach the screens of fibre.
      isOfOthers: found.document.endsWith('-fixed') && summary === '見つからない',
    })),
  );
}

const names = (answers: { name: string }[]) => answers.map(({ name }) => name).sort();

/** Names of all examples of an operation. */
export const allExamplesOf = async (app: App, operationId: string): Promise<string[]> =>
  names(await answersOf(app, operationId));

/** What every operation that has it shows alike (`changedTerms.e2e.ts`). */
const alike = 'terms_changed';

/** Names of the examples of an operation and of its refusals, without those that all operations have. */
export async function examplesOf(app: App, operationId: string): Promise<string[]> {
  const answers = await answersOf(app, operationId);
  return names(
    answers.filter(
      ({ status, name, isOfOthers }) =>
        !isOfOthers && name !== alike && !['403', '422', '500', '503'].includes(status),
    ),
  );
}

/** Names of the refusals of a write because of the state it would change (409). */
export async function refusalsOf(app: App, operationId: string): Promise<string[]> {
  const answers = await answersOf(app, operationId);
  return names(answers.filter(({ status, name }) => status === '409' && name !== alike));
}
