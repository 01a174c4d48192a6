import type { ComponentType } from 'react';
import type { ProcedureField, ReviewRow } from '@/procedure/procedure';
import type { LinkRow } from '@/ui/row/LinkRows';
import type { OptionState, OrderType } from '../type/option';

/** All answers of an order's form are words or codes, by the name of their field. */
export type OrderValues = Record<string, string>;

/** What the receipt of any order shows. */
export interface OrderReceipt {
  receiptNumber: string;
  acceptedAt: string;
  /** Below the numbers: first day, fee. */
  rows: { term: string; value: string }[];
  /** What to do now, or what happens next. */
  next: string;
}

/** What is paid once for an order. */
export interface Once {
  yen: number;
  /** What it is made of, or when it falls due. */
  note?: string;
}

/** What one order of one kind asks, shows and sends. */
export interface OrderForm {
  fields: readonly ProcedureField<OrderValues>[];
  defaults: OrderValues;
  /** They use `useFormContext<OrderValues>()`; none where there is nothing to ask. */
  Fields?: ComponentType;
  /** Heading of the fields on the option's page. */
  label?: string;
  caption?: string;
  rows: (values: OrderValues) => ReviewRow<OrderValues>[];
  /** What is ordered, where the answers decide that. */
  product?: (values: OrderValues) => string | undefined;
  /** Yen a month after it, where the answers decide that; a hook. */
  useFee?: (values: OrderValues) => number | undefined;
  /** Months from the first on that cost nothing, where the answers decide that; a hook. */
  useFreeMonths?: (values: OrderValues) => number | undefined;
  /** Yen paid once for it, where the answers or a read decide that; a hook. */
  useOnce?: (values: OrderValues) => Once | undefined;
  /** Yen a month, and how often, for a device that is paid with it; a hook. */
  useInstalment?: (values: OrderValues) => { yen: number; count: number } | undefined;
  /** What leaving it costs beside its terms, where the answers decide that. */
  leavingNote?: (values: OrderValues) => string | undefined;
  /** What stands in the fields at first, from what is read. */
  useDefaults?: () => OrderValues;
  /** @throws ApiError */
  send: (values: OrderValues) => Promise<OrderReceipt>;
}

/** What one kind of option adds to the template. */
export interface OptionType {
  /** By order; the simple orders where it says nothing. */
  entry?: OrderForm;
  entry_cancel?: OrderForm;
  change?: OrderForm;
  quit?: OrderForm;
  quit_cancel?: OrderForm;
  /** Why it can't be applied for though its status would allow it: no stock, no plans. */
  useBlocked?: () => string | undefined;
  /** More of its state: the plan, the devices, the key. */
  useFacts?: () => { term: string; value: string; note?: string }[];
  /** Procedures of its own beside the orders. */
  moreProcedures?: (state: OptionState) => LinkRow[];
  /** Sections of its own on the option's page. */
  Sections?: ComponentType;
}

/** The statuses that tell that an order of a type was taken; none tells it of a change. */
export const reached: Record<Exclude<OrderType, '6'>, readonly string[]> = {
  '1': ['ENTR', 'EXAM', 'SRVC'],
  '2': ['CNCL', 'NONE'],
  '3': ['QTWT', 'QUIT'],
  '4': ['SRVC'],
  '5': [],
};
