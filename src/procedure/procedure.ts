import type { ComponentType, ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { BusinessError } from '@/api/errors';
import type * as Schema from '@/api/generated/schemas';
import type { Rejection } from '@/api/query';
import type { AlertContent } from '@/ui/overlay/alert';

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

/** What a `Frame` has to render besides the fields. */
export interface FrameParts {
  /** What is wrong, at the top. */
  alerts: ReactNode;
  /** Why the step could not be left, the button and the way out. */
  ending: ReactNode;
}

/** One page of questions. */
export interface InputStep<Values extends FieldValues> {
  /** Last part of its address; the first step has none. */
  slug: string;
  /** Its label in the list of steps. */
  label: string;
  fields: readonly ProcedureField<Values>[];
  /** The fields; they use `useFormContext<Values>()`. */
  Fields: ComponentType;
  /**
   * Asks the server before the step is left, such as whether two codes are valid.
   * @throws ApiError
   */
  check?: (values: Values) => Promise<void>;
  /** A page of its own around the fields, such as an option's; it renders `Fields` itself. */
  Frame?: ComponentType<FrameParts>;
  /** What the choices cost together, for the bar that stays on a phone (`StayingBar`); absent where they have no price. */
  Sum?: ComponentType;
  /** Sections below the form: what was done before. */
  Footer?: ComponentType;
  /** Text of the button that leaves the step, in place of the usual one: 解約の入力へ進む. */
  next?: string;
  /** The link beside the button leads to the previous step, not out of the procedure. */
  leadsBack?: boolean;
}

/** A group of the review. */
export interface ReviewRow<Values extends FieldValues> {
  term: string;
  value: ReactNode;
  note?: ReactNode;
  strong?: boolean;
  /** What of it time, another tab or another device can change: it is sent along, and refused when it is no longer so. */
  confirms?: Schema.Terms;
  /** The field that 変更 leads to; none where it can't be changed. */
  field?: FieldPath<Values>;
}

export interface Review<Values extends FieldValues> {
  rows: readonly ReviewRow<Values>[];
  /** The same of what stands outside the rows, by what it is called. */
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

/** The procedure is done already or under way: its state is shown in place of the steps. */
export interface CurrentStatus {
  state: ReactNode;
}

/** The procedure is not possible now: why, from when, and what is possible instead. */
export interface Blocked {
  /** ISO day from which it is possible; absent when nobody knows. */
  opens?: string;
  reason: ReactNode;
  possible?: ReactNode;
  actions?: ReactNode;
  /** Below: what was done before. */
  more?: ReactNode;
}

/** What a refused write means: an error at a field, a text beside the button, a dialog, or the global alert. */
export type Refusal<Values extends FieldValues> =
  | { field: FieldPath<Values>; message: string }
  | { title: string; text: ReactNode }
  /** Opens the procedure's `FailureDialog`. */
  | { dialog: true }
  /** Opens the global alert "ご確認ください". */
  | { alert: AlertContent }
  /** What was confirmed is no longer so: these of the terms are otherwise now. */
  | { changed: Schema.Terms };

/**
 * A procedure of input → confirm → done (docs/architecture.md §4). `useAvailability` and `useReview`
 * are hooks: they may read what they need with `useSuspenseQuery`.
 */
export interface Procedure<Values extends FieldValues, Receipt extends object> {
  /** Key of its draft, as the contract spells the procedure: `packet_gift`. */
  name: string;
  title: string;
  /** Address of the first step. */
  path: string;
  /** What holds before it (`CurrentContent`), beside the steps where there is room. */
  Current?: ComponentType;
  /** Links to pages that belong to it, above the heading of its first step and of the page that stands in for the steps. */
  Tabs?: ComponentType;
  /** The way out. */
  exit: { to: string; label: string };
  /** まだ贈られていません。 */
  reviewNote: string;
  /** What a press that failed has not done, where that is money, which `reviewNote` doesn't name. */
  unchanged?: string;
  defaults: DefaultValues<Values>;
  /** Empty where there is nothing to ask: the review then comes first. */
  inputs: readonly InputStep<Values>[];
  /** Initial values that follow from what is read; empty where the read is refused. */
  useDefaults?: () => Partial<Values>;
  /** Values that the address names. A draft with other values for them is not restored. */
  useAbout?: () => Partial<Values>;
  /** Why the procedure can't be done now; undefined when it can. */
  useAvailability?: () => Blocked | CurrentStatus | undefined;
  /** The words beside the number at the button, where a customer has several SIMs: のデータを贈ります. */
  lineNote?: string;
  /** What will be sent, for the customer to check; or the refusal of a read that it needs. */
  useReview: (values: Values) => Review<Values> | Rejection;
  /**
   * @param confirmed what the review showed, all that its rows confirm
   * @throws ApiError
   */
  submit: (values: Values, confirmed: Schema.Terms) => Promise<Receipt>;
  refusal: (error: BusinessError, values: Values) => Refusal<Values>;
  /** Own texts for a failure of the system. */
  systemError?: { title: string; text: ReactNode };
  /** The dialog that a failure of the system opens, where docs/product.md §2.7 names one. */
  FailureDialog?: ComponentType<{ onClose: () => void }>;
  /** Shown while nobody knows whether the request took effect: what the state says, once it is read again. */
  Unknown: ComponentType<{ values: Values; sentAt: Date }>;
  done: {
    /** 2.0GBを贈る手続きが完了しました。 */
    title: (receipt: Receipt) => ReactNode;
    /** What of the receipt may stand in session storage: no codes, no passwords. */
    keep: (receipt: Receipt) => Receipt;
    Receipt: ComponentType<{ receipt: Receipt }>;
    /** Whether the receipt itself leads on, out of the portal; the exit is then a text button. */
    leadsOn?: (receipt: Receipt) => boolean;
    /** The last step's label where it isn't the end: 続き. */
    label?: string;
  };
}
