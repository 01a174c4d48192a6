import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import {
  createFormControl,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';

const ignore = () => undefined;

/**
 * Takes over what stands in the fields. A script of the browser or of an extension may have written there without
 * an event, and a field that is sent by Enter is never left: each shows from then on what is sent.
 */
function readFields<Values extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Values, unknown, Values>, 'getValues' | 'setValue'>,
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

/**
 * In place of react-hook-form's own `useForm`, which renders every form a second time to set `isReady`, before
 * the browser shows the first. On a slow phone that takes a third of the time in which the screens of procedures
 * open, and nothing here reads `isReady`. `handleSubmit` reads the fields once more.
 * @param options of the first render; later ones have no effect
 */
export function useForm<Values extends FieldValues>(
  options: Pick<UseFormProps<Values, unknown, Values>, 'defaultValues' | 'shouldFocusError'>,
): UseFormReturn<Values, unknown, Values> {
  const [form] = useState(() => createFormControl<Values, unknown, Values>(options));
  const formState = useFormState<Values, Values>({ control: form.control });
  // A form from `createFormControl` counts as mounted once it has a subscriber; until then it returns its defaults.
  useLayoutEffect(() => form.subscribe({ formState: {}, callback: ignore }), [form]);
  const handleSubmit = useCallback<typeof form.handleSubmit>(
    (onValid, onInvalid) => (event) => {
      const fields: unknown = event?.currentTarget;
      if (fields instanceof HTMLFormElement) readFields(form, fields);
      return form.handleSubmit(onValid, onInvalid)(event);
    },
    [form],
  );
  return useMemo(() => ({ ...form, handleSubmit, formState }), [form, handleSubmit, formState]);
}
