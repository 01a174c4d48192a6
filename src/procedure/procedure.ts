import type { ComponentType, ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { BusinessError } from '@/api/errors';
import type { AlertContent } from '@/ui/overlay/alert';
import type { Rejection } from './queryOrRejection';

/** A field of an input step. */
export interface ProcedureField<Values extends FieldValues> {
  /** Its name in the form, which is also the id of its control. */
  name: FieldPath<Values>;
  /** Its label, for the summary of what was found wrong. */
  label: string;
  /** What the contract calls it, where that differs: a refused field comes back under that name. */
  requestField?: string;
  /** Never kept outside the page: passwords, card data, personal data. */
  secret?: boolean;
}

/** What a page of its own has to give room to. */
export interface FrameParts {
  /** What is wrong, at the top. */
  alerts: ReactNode;
  /** Why it can't go on, the button and the way out. */
  ending: ReactNode;
}

/** One page of questions. */
export interface InputStep<Values extends FieldValues> {
  /** Last part of its address; the first step has none. */
  slug: string;
  /** Its word among the steps. */
  label: string;
  fields: readonly ProcedureField<Values>[];
  /** The fields; they use `useFormContext<Values>()`. */
  Fields: ComponentType;
  /**
   * Asks the server before the step is left: whether two codes stand for anything.
   * @throws ApiError
   */
  check?: (values: Values) => Promise<void>;
  /** A page of its own around the fields, such as an option's; it renders `Fields` itself. */
  Frame?: ComponentType<FrameParts>;
  /** Sections below the form: what was done before. */
  Footer?: ComponentType;
  /** The button that leaves the step, where it says more than where it leads: 解約の入力へ進む. */
  next?: string;
  /** The link beside it leads to the step before, not out. */
  leadsBack?: boolean;
}

/** A group of the review. */
export interface ReviewRow<Values extends FieldValues> {
  term: string;
  value: ReactNode;
  note?: ReactNode;
  strong?: boolean;
  /** The field that 変更 leads to; none where it can't be changed. */
  field?: FieldPath<Values>;
}

export interface Review<Values extends FieldValues> {
  rows: readonly ReviewRow<Values>[];
  /** What comes of it, what can't be undone, consent. */
  after?: ReactNode;
  /** The verb of the button: 2.0GBを贈る; none where nothing is left to send. */
  action?: string;
  variant?: 'primary' | 'destructive';
  /** What the customer confirms with a checkbox, without which nothing is sent. */
  consent?: ReactNode;
  /**
   * The review has several topics, each with its label in the rail (docs/design.md §6); `rows` are
   * one of them.
   */
  topics?: {
    /** 解約の内容をお確かめください */
    title: string;
    before?: ReactNode;
    after?: ReactNode;
  };
}

/** It was done already, or is under way: how it stands is shown in its place. */
export interface CurrentStatus {
  state: ReactNode;
}

/** The state forbids the procedure: why, from when, what is possible. */
export interface Blocked {
  /** ISO day from which it is possible; absent when nobody knows. */
  opens?: string;
  reason: ReactNode;
  possible?: ReactNode;
  actions?: ReactNode;
  /** Below: what was done before. */
  more?: ReactNode;
}

/** What a refused write means: an error at a field, an alert on the review, a dialog, or the alert. */
export type Refusal<Values extends FieldValues> =
  | { field: FieldPath<Values>; message: string }
  | { title: string; text: ReactNode }
  /** The procedure's own dialog says it. */
  | { dialog: true }
  /** "ご確認ください" says it. */
  | { alert: AlertContent };

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
  /** The way out. */
  exit: { to: string; label: string };
  /** まだ贈られていません。 */
  reviewNote: string;
  defaults: DefaultValues<Values>;
  /** None where there is nothing to ask: the review comes first. */
  inputs: readonly InputStep<Values>[];
  /** What stands chosen at first, where that follows from what is read; empty while it is refused. */
  useDefaults?: () => Partial<Values>;
  /** What the address says that it is about: what was typed about something else isn't taken up. */
  useAbout?: () => Partial<Values>;
  /** Whether it can be done at all now. */
  useAvailability?: () => Blocked | CurrentStatus | undefined;
  /** The words beside the number at the button, where a customer has several SIMs: のデータを贈ります. */
  lineNote?: string;
  /** What is sent, for the customer to check; or why what was read for it can't be had any more. */
  useReview: (values: Values) => Review<Values> | Rejection;
  /** @throws ApiError */
  submit: (values: Values) => Promise<Receipt>;
  refusal: (error: BusinessError, values: Values) => Refusal<Values>;
  /** Where a failure of the system is to be told in words of its own. */
  systemError?: { title: string; text: ReactNode };
  /** The dialog that a failure of the system opens, where docs/product.md §2.7 names one. */
  FailureDialog?: ComponentType<{ onClose: () => void }>;
  /** Shown while nobody knows whether it took effect: what the state, read again, says. */
  Unknown: ComponentType<{ values: Values; sentAt: Date }>;
  done: {
    /** 2.0GBを贈る手続きが完了しました。 */
    title: (receipt: Receipt) => ReactNode;
    /** What of the receipt may stand in session storage: no codes, no passwords. */
    keep: (receipt: Receipt) => Receipt;
    Receipt: ComponentType<{ receipt: Receipt }>;
    /** The receipt has the way on, outside the portal; the exit is a link then. */
    leadsOn?: (receipt: Receipt) => boolean;
  };
}
