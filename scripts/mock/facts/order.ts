import { formatDay } from '@/lib/date.ts';
import type { LineRule } from '../customers/billAccount.ts';
import type { ServiceCall } from '../handler.ts';
import type { Event, WriteId } from '../ledger/event.ts';
import type { Application, NewApplication, Order } from './application.ts';

/** What the customer is notified of once an order was accepted. */
export interface OrderNotice {
  title: string;
  text: string;
  /** By label; the number of the receipt comes first where it isn't among them. */
  rows?: Record<string, string>;
  link?: [url: string, text: string];
}

/** What an order does to the lists of applications. */
export interface Applied {
  /** Which it takes off first: they were taken back, or are replaced. */
  takesOff?: (application: { title: string; receipt_number?: string }) => boolean;
  adds?: NewApplication | undefined;
  /** The one whose step it takes: that step is done, and the one after it has its day. */
  takes?: {
    title: string;
    step: { label: string; date: string };
    next: { date: string; detail: string; action: Application['next']['action'] };
    order: Pick<Order, 'status' | 'can_change'>;
  };
  /** The one that it moves to another day. */
  moves?: { title: string; date: string; detail: string };
}

/** A line that an order adds to the bills of its SIM. */
export type OrderLine = Omit<LineRule, 'group' | 'phone'>;

/** All that an order is to those who ask about it, each made from its event. */
export interface OrderRow<Id extends WriteId> {
  notice?: (event: Event<Id>, call: ServiceCall) => OrderNotice | undefined;
  /** Without it the order is done at once. */
  applies?: (event: Event<Id>, call: ServiceCall) => Applied | undefined;
  /** What is charged for it, beside what the SIM's plan and options cost a month. */
  charges?: (event: Event<Id>, call: ServiceCall) => OrderLine[];
}

export type OrderTable = { [Id in WriteId]?: OrderRow<Id> };

/** Finds what has this title. */
export const titled = (title: string) => (one: { title: string }) => one.title === title;

/** Until when an order can be taken back, as its notice says it. @param until ISO day */
export const canTakeBack = (until: string) => `${formatDay(until)}まで取り消せます`;

export const ifNotYou = '心当たりがないときは、お電話でお知らせください。';
