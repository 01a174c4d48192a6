import type { ComponentType } from 'react';
import type * as Schema from '@/api/generated/schemas';
import type { ProcedureField, ReviewRow } from '@/procedure/procedureData';
import type { DescriptionItem } from '@/ui/row/DescriptionList';
import type { LinkRow } from '@/ui/row/LinkRows';
import type { OptionState, OrderType } from '../type/option';

/** The values of an order's form, by the name of the field: text or codes. */
export type OrderValues = Record<string, string>;

/** What the receipt of any order shows. */
export interface OrderReceipt {
  receipt_number: string;
  accepted_at: string;
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

/** The form of one order of an option type: what it asks, shows and sends. */
export interface OrderForm {
  fields: readonly ProcedureField<OrderValues>[];
  defaults: OrderValues;
  /** Uses `useFormContext<OrderValues>()`; absent if nothing is asked. */
  Fields?: ComponentType;
  /** Heading of the fields on the option's page. */
  label?: string;
  caption?: string;
  rows: (values: OrderValues) => ReviewRow<OrderValues>[];
  /** The name of what is ordered, if it depends on the values. */
  product?: (values: OrderValues) => string | undefined;
  /** A hook: yen a month after the order, if that depends on the values. */
  useFee?: (values: OrderValues) => number | undefined;
  /** A hook: how many months are free from the first one on, if that depends on the values. */
  useFreeMonths?: (values: OrderValues) => number | undefined;
  /** A hook: yen paid once for the order, if that depends on the values or on a read. */
  useOnce?: (values: OrderValues) => Once | undefined;
  /** A hook: yen a month, and how many times, for a device that is paid with it. */
  useInstalment?: (values: OrderValues) => { yen: number; count: number } | undefined;
  /** What leaving costs beside the option's terms, if that depends on the values. */
  leavingNote?: (values: OrderValues) => string | undefined;
  /** A hook: the initial values, from what is read. */
  useDefaults?: () => OrderValues;
  /**
   * @param confirmed what the review showed
   * @throws ApiError
   */
  send: (values: OrderValues, confirmed: Schema.Terms) => Promise<OrderReceipt>;
}

/** What an option type adds to the template of options. */
export interface OptionType {
  /** The form of each order; an order without one is the simple one. */
  entry?: OrderForm;
  entry_cancel?: OrderForm;
  change?: OrderForm;
  quit?: OrderForm;
  quit_cancel?: OrderForm;
  /** Why it can't be applied for though its status would allow it: no stock, no plans. */
  useBlocked?: () => string | undefined;
  /** More of its state: the plan, the devices, the key. */
  useFacts?: () => DescriptionItem[];
  /** Procedures of its own beside the orders. */
  moreProcedures?: (state: OptionState) => LinkRow[];
  /** Sections of its own on the option's page. */
  Sections?: ComponentType;
}

/** The statuses which show that an order of a type was accepted; no status shows that of a change. */
export const reached: Record<Exclude<OrderType, '6'>, readonly string[]> = {
  '1': ['ENTR', 'EXAM', 'SRVC'],
  '2': ['CNCL', 'NONE'],
  '3': ['QTWT', 'QUIT'],
  '4': ['SRVC'],
  '5': [],
};
