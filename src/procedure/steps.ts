import type { FieldValues } from 'react-hook-form';
import { confirmSlug, doneSlug } from '@/paths';
import type { ProcedureData } from './procedureData';

const below = (path: string, slug: string) =>
  slug === '' ? path : `${path.replace(/\/$/, '')}/${slug}`;

/** What the addresses and labels of a procedure are made of. */
type Steps = Pick<ProcedureData<FieldValues, object>, 'path' | 'steps' | 'doneLabel'>;

/** Address of a step by its index; the review's index is the number of input steps. */
export const addressOf = ({ path, steps }: Steps, index: number): string =>
  below(path, steps[index]?.slug ?? confirmSlug);

/** Address of the last page. */
export const doneAddressOf = ({ path }: Steps): string => below(path, doneSlug);

/** The labels of all steps: 入力, 確認, 完了, or what the last one is called. */
export const stepLabelsOf = ({
  steps,
  doneLabel = '完了',
}: Pick<Steps, 'steps' | 'doneLabel'>): string[] => [
  ...steps.map(({ label }) => label),
  '確認',
  doneLabel,
];

/** Index of the step that asks for a field; 0 for one that nobody asks for. */
export const stepOf = ({ steps }: Steps, field: string): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some(({ name }) => name === field)),
  );

/** Names of the fields that are never kept outside the page. */
export const secretsOf = ({ steps }: Pick<Steps, 'steps'>): string[] =>
  steps.flatMap(({ fields }) => fields.filter(({ secret }) => secret).map(({ name }) => name));

/** Whether an address, however its letters are spelt, is a page's own or one below it. */
export const isAt = (pathname: string, page: string): boolean =>
  pathname.toLowerCase().startsWith(page.toLowerCase());
