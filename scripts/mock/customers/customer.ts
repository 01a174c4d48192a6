import type { components as ReadMobile } from '@/api/generated/read-mobile.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import type { BillAccount } from './billAccount.ts';

/** Which named example answers an operation; `normal` where none is named. */
export type Examples = Partial<Record<OperationId, string>>;

export type ListedService = Success<'getService'>['services'][number];
type CallFlat = ReadMobile['schemas']['CallFlat'];
type CallServiceKey = ReadMobile['schemas']['CallServiceKey'];
export type Notice = Success<'getNotificationHistory'>['notifications'][number];

/** A gift that waits to be received, with the codes that its giver passed on. */
export interface WaitingGift {
  gift_code: string;
  auth_code: string;
  from_phone: string;
  amount_mb: number;
  message: string | null;
  /** Last day on which it can be received: of the month in which it was given. */
  expires_on: string;
}

/** What a SIM has and its examples don't say. */
export interface SimData {
  /** Call-flat option; none where absent. */
  callFlat?: Exclude<CallFlat, 'flat_rate'>;
  /** Call services in use; none where absent. */
  callServices?: readonly CallServiceKey[];
  /** Yen a month, for a plan that the catalogue doesn't have. */
  monthlyFee?: number;
  /** Data of such a plan (MB a month). */
  dataMb?: number;
}

/** One service of a demo customer. Figures that follow from other data (bill, data left) are not in it. */
export interface Service {
  listed: Omit<ListedService, 'bill_month' | 'bill_total' | 'data_left_mb'>;
  examples: Examples;
  bills: BillAccount;
  /** Notifications, newest first. */
  notices: Notice[];
  /** Named examples of the notification history: their notifications come after `notices`. */
  noticePages: string[];
  /** Only for a SIM; nothing but its plan where absent. */
  sim?: SimData;
  /** Only for a SIM. */
  waitingGifts?: WaitingGift[];
}

/** A person who can log in, wholly as data. */
export interface Customer {
  userId: string;
  password: string;
  /** One line: what this customer is good for, printed when the mock starts. */
  shows: string;
  isVerifiedEmail: boolean;
  user: Success<'getUser'>;
  services: Service[];
  /** For operations that belong to no service. */
  examples: Examples;
}

/** Password of all demo customers. */
export const demoPassword = 'minamo-demo';

/** The customer's name, family name first. */
export const fullName = ({ user: { customer } }: Customer): string =>
  `${customer.last_name} ${customer.first_name}`;

/** A service of a customer by its id. */
export const serviceNamed = (
  { services }: Customer,
  id: string | null | undefined,
): Service | undefined => services.find(({ listed }) => listed.service_id === id);

/** The customer's SIMs. */
export const simsOf = ({ services }: Customer): Service[] =>
  services.filter(({ listed }) => listed.service_type === 'mobile');

/** The fibre service of a customer; undefined for one who has SIMs alone. */
export const fibreOf = ({ services }: Customer): Service | undefined =>
  services.find(({ listed }) => listed.service_type === 'fixed');
