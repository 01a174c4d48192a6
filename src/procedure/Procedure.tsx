import Container from '@mui/material/Container';
import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { Navigate, useParams } from 'react-router-dom';
import { sessionPort } from '@/api/sessionPort';
import type { ServiceType } from '@/config/runtimeConfig';
import { confirmSlug, doneSlug } from '@/paths';
import { namedAddress } from '@/session/lineAddress';
import { useServiceType } from '@/session/selectedService';
import { PageHead } from '@/ui/page/PageHead';
import { Loading } from '@/ui/state/Loading';
import { type Blocked, BlockedPage, type CurrentStatus } from './BlockedPage';
import {
  ProcedureContext,
  type ProcedureData,
  type Sent,
  SubmissionContext,
  useProcedure,
} from './procedureData';
import { SelectedLineBar } from './SelectedLineBar';
import { addressOf, doneAddressOf } from './steps';
import { useDraft } from './useDraft';
import { useSubmission } from './useSubmission';

interface ProcedureProps<Values extends FieldValues, Receipt extends object> {
  of: ProcedureData<Values, Receipt>;
  /** Links to pages that belong to it, above the heading of its first step and of the page that replaces the steps. */
  tabs?: ReactNode;
  /** What holds before it (`CurrentContent`), beside the steps where there is room. */
  current?: ReactNode;
  /** Shown while nobody knows whether the request took effect: what the state says, once it is read again. */
  unknown: (sent: Sent<Values>) => ReactNode;
  /** The dialog that a failure of the system opens, where docs/product.md §2.7 names one. */
  failureDialog?: (close: () => void) => ReactNode;
  /** Its last page, a `DonePage` made of the answer. It waits for none of the reads of the steps. */
  done: (receipt: Receipt) => ReactNode;
  /** Its steps, in a component that reads what they need and gives a `ProcedureForm`. */
  children: ReactNode;
}

/**
 * All steps of a procedure, under one route that ends in `/*`: the form outlives the change of
 * step, so that back, a reload and a shared link behave (docs/architecture.md §4).
 */
export function Procedure<Values extends FieldValues, Receipt extends object>(
  props: ProcedureProps<Values, Receipt>,
) {
  const type = useServiceType();
  const serviceId = sessionPort().serviceId(type) ?? '';
  // From here on nothing knows more of the types of its values and receipt.
  const parts = props as unknown as ProcedureProps<FieldValues, object>;
  return <OfService key={`${parts.of.name} ${serviceId}`} {...{ ...parts, serviceId, type }} />;
}

function OfService({
  of,
  serviceId,
  type,
  done,
  children,
  ...parts
}: ProcedureProps<FieldValues, object> & { serviceId: string; type: ServiceType | undefined }) {
  const step = (useParams()['*'] ?? '').replace(/\/$/, '');
  const draft = useDraft(of, serviceId, type);
  const { steps } = of;
  const isDone = step === doneSlug;

  const index = step === confirmSlug ? steps.length : steps.findIndex(({ slug }) => slug === step);
  const isLater = isDone || index > draft.reached;
  const leadTo = (to: string, state?: object) => (
    <>
      <Navigate to={namedAddress(to)} state={state} replace />
      <OnTheWay title={of.title} />
    </>
  );
  if (!(isDone && draft.receipt)) {
    // The procedure is done and nothing has been typed since, so the receipt is shown.
    if (isLater && draft.receipt && !draft.values) return leadTo(doneAddressOf(of));
    if (isLater && draft.reached === 0)
      return leadTo(addressOf(of, 0), draft.values ? undefined : { startAgain: true });
    if (isLater) return leadTo(addressOf(of, draft.reached));
    if (index < 0) return leadTo(addressOf(of, 0));
  }
  return (
    <ProcedureContext value={{ of, draft, index, ...parts }}>
      {isDone && draft.receipt ? (
        done(draft.receipt)
      ) : (
        <Fragment key={draft.times}>{children}</Fragment>
      )}
    </ProcedureContext>
  );
}

/** Shown on the way to another step, until that step has read what it needs. */
function OnTheWay({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <Loading />
      <Container>
        <PageHead title={title} narrow />
      </Container>
    </div>
  );
}

interface ProcedureFormProps<Values extends FieldValues> {
  /** Initial values, as they follow from what was read. */
  defaults: DefaultValues<Values>;
  /** Values that the address names. A draft with other values for them is not restored. */
  about?: Partial<Values>;
  /** Why the procedure can't be done now, or its state if it is under way: shown in place of the steps. */
  blocked?: Blocked | CurrentStatus | undefined;
  /** Drawn once the steps are filled in: reads what they lead to and gives a `Review`. */
  review: ReactNode;
  /** An `InputStep` for each of the steps. */
  children?: ReactNode;
}

/** Whether the values are about what the address names. They always are where it names nothing. */
const isAbout = (values: FieldValues | undefined, about: FieldValues) =>
  Object.entries(about).every(([name, value]) => values?.[name] === value);

/** Holds the form across the steps of a procedure, and keeps what is typed in the draft. */
export function ProcedureForm<Values extends FieldValues>({
  defaults,
  about = {},
  blocked,
  review,
  children,
}: ProcedureFormProps<Values>) {
  const procedure = useProcedure();
  const { of, draft, index } = procedure;
  const form = useForm<FieldValues>({
    // A copy: react-hook-form writes what is typed into the object that it is given.
    defaultValues: structuredClone({
      ...defaults,
      ...about,
      ...(isAbout(draft.values, about) && draft.values),
    }),
    // `FormErrorSummary` takes the focus instead.
    shouldFocusError: false,
  });
  // Read, so that the fields get an error that was set on the review, where nothing reads it.
  void form.formState.errors;
  const submission = useSubmission(procedure, form);

  const onTyped = useEffectEvent((values: FieldValues) => draft.save(values, index));
  useEffect(() => {
    let known = JSON.stringify(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = JSON.stringify(values);
        if (typed === known) return;
        known = typed;
        onTyped(values);
      },
    });
  }, [form]);

  return (
    <FormProvider {...form}>
      <SubmissionContext value={submission}>
        <SelectedLineBar />
        {blocked ? <BlockedPage blocked={blocked} /> : index < of.steps.length ? children : review}
      </SubmissionContext>
    </FormProvider>
  );
}
