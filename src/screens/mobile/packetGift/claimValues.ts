import { ungrouped } from '@/lib/width';

/** What is typed to receive data, in half-width capitals and digits without hyphens. */
export interface ClaimValues {
  gift_code: string;
  auth_code: string;
}

/** The receipt for received data; `left` is absent if the plan is unlimited. */
export interface ClaimReceipt {
  receiptNumber: string;
  fromPhone: string;
  amountMb: number;
  message: string;
  /** ISO moment. */
  acceptedAt: string;
  /** Last day of use. */
  expiresOn: string;
  left?: { before: number; after: number };
}

/** A code as passed on, pasted or typed, in one form: `８k4m-22qp ` → `8K4M22QP`. */
export function normaliseCode(typed: string): string {
  return ungrouped(typed).toUpperCase();
}
