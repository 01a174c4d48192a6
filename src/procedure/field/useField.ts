import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form';

/** Registers a field of a form and gives it its error: `<TextField {...field('tel', rules)} />`. */
export const fieldOf =
  <Values extends FieldValues>({
    register,
    formState: { errors },
  }: Pick<UseFormReturn<Values>, 'register' | 'formState'>) =>
  <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
    ...register(name, rules),
    error: (get(errors, name) as FieldError | undefined)?.message,
  });

/** The same for the form around it. */
export const useField = <Values extends FieldValues>() => fieldOf(useFormContext<Values>());
