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
 * A form of react-hook-form, as its own `useForm` gives it, which draws a form a second time to say that
 * it is ready, before the browser can show the first: on a slow phone a third of the time in which the
 * screens of procedures open. Nobody asks here whether it is ready.
 * @param options as they are at first; later ones don't count
 */
export function useForm<Values extends FieldValues>(
  options: Pick<UseFormProps<Values, unknown, Values>, 'defaultValues' | 'shouldFocusError'>,
): UseFormReturn<Values, unknown, Values> {
  const [form] = useState(() => createFormControl<Values, unknown, Values>(options));
  const formState = useFormState<Values, Values>({ control: form.control });
  // A form outside `useForm` is in use once somebody listens to it: until then it gives its defaults back.
  useLayoutEffect(() => form.subscribe({ formState: {}, callback: ignore }), [form]);
  return useMemo(() => ({ ...form, formState }), [form, formState]);
}
