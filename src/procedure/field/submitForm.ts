import type { FormEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** A form of react-hook-form. */
export type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'formState' | 'getValues' | 'setValue' | 'clearErrors' | 'handleSubmit'
>;

/**
 * What `onSubmit` of a form does: react-hook-form's `handleSubmit`, after the fields were read once more.
 * @param onRefused called when what was typed has errors, after the form knows them
 */
export const submitForm =
  <Values extends FieldValues>(
    form: Form<Values>,
    onValid: Parameters<Form<Values>['handleSubmit']>[0],
    onRefused?: () => void,
  ) =>
  (event: FormEvent<HTMLFormElement>): void => {
    readFields(form, event.currentTarget);
    // What a server has said of a field that has no input of its own would stay, and nothing could be sent any more.
    for (const [name, error] of Object.entries(form.formState.errors))
      if (error?.type === 'server') form.clearErrors(name as FieldPath<Values>);
    let isRefused = false;
    const onInvalid = () => {
      isRefused = true;
    };
    void form
      .handleSubmit(
        onValid,
        onInvalid,
      )(event)
      .then(() => {
        if (isRefused) onRefused?.();
      });
  };

/**
 * Takes over what is in the fields. A script of the browser or of an extension may have written there without
 * an event, and a field that is sent by Enter is never left: each shows from then on what is sent.
 */
function readFields<Values extends FieldValues>(
  { getValues, setValue }: Form<Values>,
  fields: HTMLFormElement,
): void {
  for (const field of fields.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const name = field.name as FieldPath<Values>;
    const known: unknown = name && getValues(name);
    const isSwitch = field.type === 'checkbox';
    if (typeof known !== (isSwitch ? 'boolean' : 'string')) continue;
    if (field.type === 'radio' && !field.checked) continue;
    const now = isSwitch ? field.checked : field.value;
    if (now === known) continue;
    const set = (value: unknown) =>
      setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true });
    set(now);
    // As `setValueAs` of the field has folded it.
    set(getValues(name));
  }
}
