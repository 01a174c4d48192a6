import { createContext, type ReactNode, use } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import type { BusinessError } from '@/api/errors';
import type * as Schema from '@/api/generated/schemas';
import type { AlertContent } from '@/ui/overlay/alert';
import type { ProcedureDraft } from './useDraft';
import type { Submission } from './useSubmission';

/** A field of an input step. */
export interface ProcedureField<Values extends FieldValues> {
  /** Its name in the form, which is also the id of its control. */
  name: FieldPath<Values>;
  /** Its label, for the summary of what was found wrong. */
  label: string;
  /** Its name in the contract, where that differs: the server names a refused field by it. */
  requestField?: string;
  /** Never kept outside the page: passwords, card data, personal data. */
  secret?: boolean;
}

/** One page of questions. */
export interface ProcedureStep<Values extends FieldValues> {
  /** Last part of its address; the first step has none. */
  slug: string;
  /** Its label in the list of steps. */
  label: string;
  fields: readonly ProcedureField<Values>[];
  /** Text of the button that leaves the step, in place of the usual one: 解約の入力へ進む. */
  next?: string;
  /** The link beside the button leads to the previous step, not out of the procedure. */
  leadsBack?: boolean;
}

/** What a refused write means: an error at a field, a text beside the button, a dialog, or the global alert. */
export type Refusal<Values extends FieldValues> =
  | { field: FieldPath<Values>; message: string }
  | { title: string; text: ReactNode }
  /** Opens the `failureDialog` of the procedure. */
  | { dialog: true }
  /** Opens the global alert "ご確認ください". */
  | { alert: AlertContent }
  /** What was confirmed is no longer so: these of the terms are otherwise now. */
  | { changed: Schema.Terms };

/**
 * The plain data of a procedure of input → confirm → done, known before anything of it is drawn
 * (docs/architecture.md §4). It has no hooks and no components: those are the children of `Procedure`.
 */
export interface ProcedureData<Values extends FieldValues, Receipt extends object> {
  /** Key of its draft, as the contract spells the procedure: `packet_gift`. */
  name: string;
  title: string;
  /** Address of the first step. */
  path: string;
  /** The way out. */
  exit: { to: string; label: string };
  /** まだ贈られていません。 */
  reviewNote: string;
  /** What a press that failed has not done, where that is money, which `reviewNote` doesn't name. */
  unchanged?: string;
  /** The words beside the number at the button, where a customer has several SIMs: のデータを贈ります. */
  lineNote?: string;
  /** The pages of questions. Empty where there is nothing to ask: the review then comes first. */
  steps: readonly ProcedureStep<Values>[];
  /** The last step's label where it isn't the end: 続き. */
  doneLabel?: string;
  /**
   * Sends it, with what the review showed.
   * @throws ApiError
   */
  submit: (values: Values, confirmed: Schema.Terms) => Promise<Receipt>;
  /** What of the answer may stand in session storage, without codes, passwords and personal data; all when absent. */
  keep?: (receipt: Receipt) => Receipt;
  refusal: (error: BusinessError, values: Values) => Refusal<Values>;
  /** Own texts for a failure of the system. */
  systemError?: { title: string; text: ReactNode };
}

/** What was sent with an outcome that nobody knows. */
export interface Sent<Values> {
  values: Values;
  sentAt: Date;
}

/** What `Procedure` gives to its parts, which know no more of the types of its values and receipt than these. */
export interface OpenProcedure {
  of: ProcedureData<FieldValues, object>;
  draft: ProcedureDraft;
  /** Index of the step; the review's is the number of input steps. */
  index: number;
  tabs?: ReactNode;
  current?: ReactNode;
  unknown: (sent: Sent<FieldValues>) => ReactNode;
  failureDialog?: (close: () => void) => ReactNode;
}

export const ProcedureContext = createContext<OpenProcedure | undefined>(undefined);
export const SubmissionContext = createContext<Submission | undefined>(undefined);

/** The procedure around a part. */
export const useProcedure = (): OpenProcedure => within(use(ProcedureContext), 'Procedure');

/** The sending of the procedure around a part. */
export const useProcedureSubmission = (): Submission =>
  within(use(SubmissionContext), 'ProcedureForm');

/** What is typed, once the customer has left the input steps: for the review. */
export const useValues = <Values extends FieldValues>(): Values =>
  useFormContext<Values>().getValues();

function within<Value>(value: Value | undefined, part: string): Value {
  if (value === undefined) throw new Error(`This part of a procedure belongs inside <${part}>.`);
  return value;
}
