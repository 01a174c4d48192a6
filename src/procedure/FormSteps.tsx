import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { BlockedPage } from './BlockedPage';
import { InputPage } from './InputPage';
import type { Procedure } from './procedure';
import { ReviewPage } from './ReviewPage';
import { SelectedLineBar } from './SelectedLineBar';
import type { ProcedureDraft } from './useDraft';
import { termsChangedProblem, useSubmission } from './useSubmission';

interface FormStepsProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  draft: ProcedureDraft<Values, Receipt>;
  /** Index of the step; the review's is the number of input steps. */
  index: number;
}

const notBlocked = () => undefined;
const noDefaults = () => ({});

/** Whether the values are about what the address names. They always are where it names nothing. */
const isAbout = <Values extends FieldValues>(values: Values | undefined, about: Partial<Values>) =>
  Object.entries(about).every(([name, value]) => values?.[name] === value);

/** Holds the form across its steps, and keeps what is typed in the draft. */
export function FormSteps<Values extends FieldValues, Receipt extends object>({
  procedure,
  draft,
  index,
}: FormStepsProps<Values, Receipt>) {
  // The hooks of one procedure never change: `procedure` is a constant of its file.
  const useDefaults: () => Partial<Values> = procedure.useDefaults ?? noDefaults;
  const read = useDefaults();
  const useAbout: () => Partial<Values> = procedure.useAbout ?? noDefaults;
  const about = useAbout();
  const form = useForm<Values>({
    // A copy: react-hook-form writes what is typed into the object that it is given.
    defaultValues: structuredClone({
      ...procedure.defaults,
      ...read,
      ...about,
      ...(isAbout(draft.values, about) && draft.values),
    }),
    // `FormErrorSummary` takes the focus instead.
    shouldFocusError: false,
  });
  // Read, so that the fields get an error that was set on the review, where nothing reads it.
  void form.formState.errors;
  const submission = useSubmission(procedure, draft, form);

  const { save } = draft;
  const onTyped = useEffectEvent((values: Values) => save(values, index));
  useEffect(() => {
    let known = JSON.stringify(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = JSON.stringify(values);
        if (now === known) return;
        known = now;
        onTyped(values);
      },
    });
  }, [form]);

  const useAvailability = procedure.useAvailability ?? notBlocked;
  const blocked = useAvailability();
  if (blocked)
    return (
      <BlockedPage
        procedure={procedure}
        blocked={blocked}
        draft={draft}
        values={form.getValues()}
        problem={submission.problem === termsChangedProblem ? undefined : submission.problem}
      />
    );
  return (
    <FormProvider {...form}>
      <SelectedLineBar />
      {index < procedure.inputs.length ? (
        <InputPage procedure={procedure} draft={draft} submission={submission} index={index} />
      ) : (
        <ReviewPage procedure={procedure} draft={draft} submission={submission} />
      )}
    </FormProvider>
  );
}
