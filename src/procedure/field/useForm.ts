import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createFormControl, useFormState } from 'react-hook-form';
import type { Control, FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';

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
  const { control } = form;
  const formState = useFormState<Values, Values>({ control });
  useLayoutEffect(() => setReady(control), [control]);
  useEffect(() => setMounted(control), [control]);
  return useMemo(() => ({ ...form, formState }), [form, formState]);
}

function setReady<Values extends FieldValues>(control: Control<Values, unknown, Values>): void {
  control._formState.isReady = true;
}

function setMounted<Values extends FieldValues>(control: Control<Values, unknown, Values>): void {
  control._state.mount = true;
}
