import { useLayoutEffect, useMemo, useState } from 'react';
import {
  createFormControl,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';

const ignore = () => undefined;

/**
 * In place of react-hook-form's own `useForm`, which renders every form a second time to set `isReady`, before
 * the browser shows the first. On a slow phone that takes a third of the time in which the screens of procedures
 * open, and nothing here reads `isReady`.
 * @param options of the first render; later ones have no effect
 */
export function useForm<Values extends FieldValues>(
  options: Pick<UseFormProps<Values, unknown, Values>, 'defaultValues' | 'shouldFocusError'>,
): UseFormReturn<Values, unknown, Values> {
  const [form] = useState(() => createFormControl<Values, unknown, Values>(options));
  const formState = useFormState<Values, Values>({ control: form.control });
  // A form from `createFormControl` counts as mounted once it has a subscriber; until then it returns its defaults.
  useLayoutEffect(() => form.subscribe({ formState: {}, callback: ignore }), [form]);
  return useMemo(() => ({ ...form, formState }), [form, formState]);
}
