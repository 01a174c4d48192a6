import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { BusinessError, UnexpectedError, UnknownOutcomeError } from '@/api/errors';
import type * as Schema from '@/api/generated/schemas';
import { useWrite } from '@/api/mutation';
import { sessionPort } from '@/api/sessionPort';
import type { TermsChangedErrorCode } from '@/catalogue/generated/codes';
import { procedureMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { useSession } from '@/session/current';
import { useNavigate } from '@/session/lineAddress';
import { useServiceType } from '@/session/selectedService';
import { showAlert } from '@/ui/overlay/alert';
import { withoutSecrets } from './draft';
import { htmlAlert, problemOf, type SendingProblem } from './failure';
import type { OpenProcedure, Refusal, Submission } from './procedureData';
import { forgetOrder, keepOrder, markOfOrder, type RecentOrder, recentOrder } from './recentOrders';
import { addressOf, doneAddressOf, secretsOf, stepOf } from './steps';
import { useIsMounted } from './useIsMounted';

/**
 * Sends a procedure once and shows what comes of it: the receipt, an error at its field, an alert on the
 * review, or "unknown" (docs/architecture.md §3).
 */
export function useSubmission(
  { of, draft, failureDialog }: Pick<OpenProcedure, 'of' | 'draft' | 'failureDialog'>,
  form: UseFormReturn,
): Submission {
  const confirmed = useRef<Schema.Terms>({});
  // Without arguments: those stay in the mutation cache, which must not hold secrets.
  const { send, isSending, reset } = useWrite<void, object>(() =>
    of.submit(form.getValues(), confirmed.current),
  );
  const queries = useQueryClient();
  const isDone = useRef(false);
  const [problem, setProblem] = useState<SendingProblem>();
  const [changed, setChanged] = useState<Schema.Terms>();
  const [hasFailed, setFailed] = useState(false);
  const [repeated, setRepeated] = useState<RecentOrder>();
  const mark = useMark(of);
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  const goTo = (address: string, options?: { replace: boolean }) => {
    // A customer who has left the procedure meanwhile is not brought back.
    if (isMounted.current) void navigate(address, options);
  };

  const toFields = (problems: { field: string; message: string }[]) => {
    problems.forEach(({ field, message }) => form.setError(field, { type: 'server', message }));
    const steps = problems.map(({ field }) => stepOf(of, field));
    goTo(addressOf(of, Math.min(...steps)));
  };

  const refuse = (error: BusinessError) => {
    const { terms } = error.details;
    if (error.code === termsChanged && isTerms(terms)) {
      setChanged(terms);
      setProblem(termsChangedProblem);
      return;
    }
    const named = fieldProblems(of, error);
    const said = htmlAlert(error);
    const refusal: Refusal<FieldValues> = said
      ? { alert: said }
      : of.refusal(error, form.getValues());
    if (named.length > 0) toFields(named);
    else if ('field' in refusal) toFields([refusal]);
    else if ('dialog' in refusal) setFailed(true);
    else if ('alert' in refusal) void showAlert(refusal.alert);
    else if ('changed' in refusal) {
      setChanged({ ...confirmed.current, ...refusal.changed });
      setProblem(termsChangedProblem);
    } else setProblem(refusal);
  };

  const onFailure = (error: unknown, sentAt: string, action: string) => {
    if (error instanceof UnknownOutcomeError) {
      draft.markUnknown(sentAt, action, confirmed.current);
      return;
    }
    if (error instanceof BusinessError) {
      draft.clearPending();
      refuse(error);
      // Something isn't as it was shown, so all is read again; the page may then say why nothing can be sent. A field
      // that was right here and is wrong there may have been asked of what is no longer so.
      const isOutdated = error.status === 404 || error.status === 409 || error.fields.length > 0;
      if (isOutdated) void queries.invalidateQueries();
      return;
    }
    draft.cancelPending();
    if (error instanceof UnexpectedError && failureDialog) setFailed(true);
    else if (error instanceof UnexpectedError && of.systemError) setProblem(of.systemError);
    else setProblem(problemOf(error, of.unchanged));
  };

  const submit = (action: string, terms: Schema.Terms, isMeant: boolean) => {
    if (isSending || isDone.current) return;
    const sentAt = now().toISOString();
    confirmed.current = terms;
    const order = { mark: mark(form.getValues()), at: sentAt, isAccepted: false };
    // What follows an unknown outcome repeats the same press, and the page says so already.
    const isAsked = !isMeant && draft.unknownSince === undefined;
    const earlier = isAsked ? recentOrder(order.mark, now()) : undefined;
    setProblem(undefined);
    setRepeated(earlier);
    if (earlier) {
      // The other tab has changed what this one has read.
      void queries.invalidateQueries();
      return;
    }
    draft.markPending(sentAt, action, terms);
    keepOrder(order, now());
    send().then(
      (receipt) => {
        isDone.current = true;
        reset();
        keepOrder({ ...order, isAccepted: true }, now());
        draft.finish(receipt);
        goTo(doneAddressOf(of), { replace: true });
      },
      (error: unknown) => {
        if (!(error instanceof UnknownOutcomeError)) forgetOrder(order, now());
        onFailure(error, sentAt, action);
      },
    );
  };

  return {
    submit,
    repeated,
    forgetRepeated: () => setRepeated(undefined),
    // What was accepted is gone from what is read next, while the receipt is on its way.
    refuse: (error) => {
      if (!isDone.current) refuse(error);
    },
    isSending,
    problem,
    changed,
    hasFailed,
    closeFailure: () => setFailed(false),
  };
}

/** Gives the mark of an order of this procedure by the customer who is logged in, for the service in use. */
function useMark(procedure: OpenProcedure['of']): (values: FieldValues) => number {
  const userId = useSession()?.loginInfo.userId ?? '';
  const serviceId = sessionPort().serviceId(useServiceType()) ?? '';
  return (values) =>
    markOfOrder(userId, serviceId, procedure.name, withoutSecrets(values, secretsOf(procedure)));
}

/** The code of the contract for an order of which something that was confirmed is no longer so. */
const termsChanged: TermsChangedErrorCode = 'terms_changed';

/** Said where none of the terms that the review shows has changed. */
export const termsChangedProblem: SendingProblem = procedureMessages.termsChanged;

const isTerms = (terms: unknown): terms is Schema.Terms =>
  typeof terms === 'object' && terms !== null;

/** The fields that the server found wrong, with their names in the form. */
function fieldProblems({ steps }: OpenProcedure['of'], error: BusinessError) {
  const fields = steps.flatMap((step) => step.fields);
  return error.fields.flatMap(({ name, message }) => {
    const field = fields.find((known) => (known.requestField ?? known.name) === name);
    return field ? [{ field: field.name, message }] : [];
  });
}
