import type { FieldPath, FieldValues } from 'react-hook-form';
import { confirmSlug, doneSlug } from '@/paths';
import type { Procedure } from './procedure';

const below = (path: string, slug: string) =>
  slug === '' ? path : `${path.replace(/\/$/, '')}/${slug}`;

/** Address of a step by its index; the review's index is the number of input steps. */
export function addressOf<Values extends FieldValues, Receipt extends object>(
  { path, inputs }: Procedure<Values, Receipt>,
  index: number,
): string {
  return below(path, inputs[index]?.slug ?? confirmSlug);
}

/** Address of the receipt. */
export function doneAddressOf<Values extends FieldValues, Receipt extends object>({
  path,
}: Procedure<Values, Receipt>): string {
  return below(path, doneSlug);
}

/** The labels of all steps: 入力, 確認, 完了, or what the last one is called. */
export function stepLabelsOf<Values extends FieldValues, Receipt extends object>({
  inputs,
  done,
}: Procedure<Values, Receipt>): string[] {
  return [...inputs.map((input) => input.label), '確認', done.label ?? '完了'];
}

/** Index of the step that asks for a field; 0 for one that nobody asks for. */
export function stepOf<Values extends FieldValues, Receipt extends object>(
  { inputs }: Procedure<Values, Receipt>,
  field: FieldPath<Values>,
): number {
  return Math.max(
    0,
    inputs.findIndex((input) => input.fields.some(({ name }) => name === field)),
  );
}

/** Names of the fields that are never kept outside the page. */
export function secretsOf<Values extends FieldValues, Receipt extends object>({
  inputs,
}: Procedure<Values, Receipt>): string[] {
  return inputs.flatMap(({ fields }) => fields.filter((f) => f.secret).map((f) => f.name));
}
