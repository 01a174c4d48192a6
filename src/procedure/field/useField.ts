import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form';

/** Registers a field of a form and gives it its error: `<TextField {...field('tel', rules)} />`. */
export function fieldOf<Values extends FieldValues>(form: UseFormReturn<Values>) {
  // Read, so that a field is drawn anew with its error; of the rest of a field's state nothing is.
  void form.formState.errors;
  return <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
    ...form.register(name, rules),
    error: form.getFieldState(name).error?.message,
  });
}

/** The same for the form around it. */
export const useField = <Values extends FieldValues>() => fieldOf(useFormContext<Values>());
