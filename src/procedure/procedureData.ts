import { createContext, type ReactNode, use } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import type { BusinessError } from '@/api/errors';
import type * as Schema from '@/api/generated/schemas';
import { followedBy } from '@/catalogue/refusals';
import type { AlertContent } from '@/ui/overlay/alert';
import type { SendingProblem } from './failure';
import type { RecentOrder } from './recentOrders';

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

/** The steps of a procedure that asks on one page. */
export const inputStep = <Values extends FieldValues>(
  fields: ProcedureStep<Values>['fields'],
  label = '入力',
): readonly ProcedureStep<Values>[] => [{ slug: '', label, fields }];

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
 * A refusal at the field that its code is about, or else beside the button.
 * @param unchanged a sentence that says what it has left as it was
 */
export const refusedAs =
  <Values extends FieldValues>(
    titleOf: (code: string) => string,
    unchanged: string,
    fields: Partial<Record<string, FieldPath<Values>>> = {},
  ) =>
  ({ code, message }: BusinessError): Refusal<Values> => {
    const field = Object.hasOwn(fields, code) ? fields[code] : undefined;
    return field
      ? { field, message }
      : { title: titleOf(code), text: followedBy(message, unchanged) };
  };

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
  /** What of the answer may be kept in session storage, without codes, passwords and personal data; all when absent. */
  keep?: (receipt: Receipt) => Receipt;
  refusal: (error: BusinessError, values: Values) => Refusal<Values>;
  /** Own texts for a failure of the system. */
  systemError?: { title: string; text: ReactNode };
}

/** A group of the review. */
export interface ReviewRow<Values extends FieldValues = FieldValues> {
  term: string;
  value: ReactNode;
  note?: ReactNode;
  strong?: boolean;
  /** What of it time, another tab or another device can change: it is sent along, and refused when it is no longer so. */
  confirms?: Schema.Terms;
  /** The field that 変更 leads to; none where it can't be changed. */
  field?: FieldPath<Values>;
}

export interface ReviewContent<Values extends FieldValues = FieldValues> {
  rows: readonly ReviewRow<Values>[];
  /** The same for what is outside the rows, by what it is called. */
  beside?: readonly Required<Pick<ReviewRow<Values>, 'term' | 'confirms'>>[];
  /** Below the rows: what follows from it, what can't be undone. */
  after?: ReactNode;
  /** The verb of the button: 2.0GBを贈る; absent where there is nothing to send. */
  action?: string;
  variant?: 'primary' | 'destructive';
  /** What the customer confirms with a checkbox, without which nothing is sent. */
  consent?: ReactNode;
  /**
   * The review has several topics, each with its label in the rail (docs/design.md §6); `rows` are
   * one of them.
   */
  topics?: {
    before?: ReactNode;
    after?: ReactNode;
  };
}

/** What was sent with an outcome that nobody knows. */
export interface Sent<Values> {
  values: Values;
  sentAt: Date;
}

/** A procedure's draft and receipt: complete in memory, without secrets in session storage. */
export interface ProcedureDraft {
  values: FieldValues | undefined;
  /** Index of the furthest step that may be opened. */
  reached: number;
  /** Index of the step whose secret fields were typed before the page was loaded again, and are empty now. */
  emptied: number | undefined;
  /** What the review promised of these values before. */
  seen: Schema.Terms | undefined;
  unknownSince: string | undefined;
  /** Text of the button that sent that request: 0.5GBを330円で追加する. */
  unknownAction: string | undefined;
  /** What that request confirmed. */
  unknownConfirmed: Schema.Terms | undefined;
  receipt: object | undefined;
  /** How often the procedure was done since the page was opened. Each time starts with an empty form. */
  times: number;
  /** Keeps what was typed in `step`; no later step may be opened until `step` is completed again. */
  save: (values: FieldValues, step: number) => void;
  /** The review was shown, or confirmed, with these terms. */
  see: (terms: Schema.Terms) => void;
  /** A step was filled in without errors. */
  completeStep: (step: number) => void;
  /** A request is on its way: after a reload nobody knows what became of it. */
  markPending: (sentAt: string, action: string, confirmed?: Schema.Terms) => void;
  /** A definite answer came: nothing is unknown any more. */
  clearPending: () => void;
  /** The request surely had no effect. The outcome of an earlier one stays unknown if it was. */
  cancelPending: () => void;
  /** The request's outcome is unknown. */
  markUnknown: (sentAt: string, action: string, confirmed?: Schema.Terms) => void;
  /** Done: the draft goes, the receipt stays. */
  finish: (receipt: object) => void;
}

/** The sending of a procedure, as its pages use it. */
export interface Submission {
  /**
   * Sends, unless the same order was sent from this browser a moment ago, in this tab or another: then
   * `repeated` asks first.
   * @param action the verb of the button that was pressed
   * @param confirmed what the review showed
   * @param isMeant whether the customer has answered that a second order is meant
   */
  submit: (action: string, confirmed: Schema.Terms, isMeant: boolean) => void;
  /** The same order, which was sent a moment ago; undefined when there is none, or when the customer has answered. */
  repeated: RecentOrder | undefined;
  forgetRepeated: () => void;
  /** Puts a refusal of the server where it belongs: at its fields, or in `problem`. */
  refuse: (error: BusinessError) => void;
  isSending: boolean;
  problem: SendingProblem | undefined;
  /** What the order would give now, once the server has refused it because that is not what was confirmed. */
  changed: Schema.Terms | undefined;
  /** The procedure's failure dialog is open. */
  hasFailed: boolean;
  closeFailure: () => void;
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

/** The procedure around a part. @throws Error outside of `Procedure` */
export const useProcedure = (): OpenProcedure => within(use(ProcedureContext), 'Procedure');

/** How the procedure around a part sends. @throws Error outside of `ProcedureForm` */
export const useProcedureSubmission = (): Submission =>
  within(use(SubmissionContext), 'ProcedureForm');

/** What is typed, once the customer has left the input steps: for the review. */
export function useValues<Values extends FieldValues>(): Values {
  // An answer draws the review anew, since what follows from the day may be otherwise by then.
  use(SubmissionContext);
  return useFormContext<Values>().getValues();
}

function within<Value>(value: Value | undefined, part: string): Value {
  if (value === undefined) throw new Error(`This part of a procedure belongs inside <${part}>.`);
  return value;
}
