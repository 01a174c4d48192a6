/** Why a session ended, as the login page says. */
export type SessionEnd =
  /** The customer logged out, in this tab or in another. */
  | 'logout'
  /** The customer logged out on all devices, in this tab or in another. */
  | 'logout_all'
  /** A signed call, the renewal among them, was answered with 403. */
  | 'refused'
  /** A signed call stayed without an answer though the device is online. */
  | 'no_response'
  /** There was no session: an address of the portal was opened without a login. */
  | 'none';

/** Whether the customer ended the session on purpose. */
export const isLogout = (end: SessionEnd | undefined): boolean =>
  end === 'logout' || end === 'logout_all';

/** What is wrong with one field of a request (contract, `FieldError`). */
export interface FieldProblem {
  name: string;
  message: string;
}

/** Base class of the errors of a call; all of them are in this file. */
export abstract class ApiError extends Error {
  abstract readonly kind:
    'session' | 'outcome' | 'maintenance' | 'network' | 'clock' | 'unknown_outcome' | 'unexpected';
}

/** There is no session, or it has just ended (docs/product.md §3.7). */
export class SessionError extends ApiError {
  readonly kind = 'session';
  override readonly name = 'SessionError';
  constructor(readonly reason: SessionEnd) {
    super(`The session is over: ${reason}`);
  }
}

/** The server refused with a code of its operation: any 4xx but 403 (docs/product.md §1.3). */
export class BusinessError extends ApiError {
  readonly kind = 'outcome';
  override readonly name = 'BusinessError';
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  /** The server's message as HTML, where it sends one; it must be sanitised before it is shown. */
  readonly html: string | undefined;
  /** @param details the whole body: some codes come with more fields, such as the day from which it is possible */
  constructor(
    readonly status: number,
    readonly details: {
      code: string;
      message: string;
      message_html?: unknown;
      fields?: FieldProblem[];
    } & Readonly<Record<string, unknown>>,
  ) {
    super(details.message);
    this.code = details.code;
    this.fields = details.fields ?? [];
    this.html = textOf(details.message_html);
  }
}

/** 503: the system is under maintenance. */
export class MaintenanceError extends ApiError {
  readonly kind = 'maintenance';
  override readonly name = 'MaintenanceError';
  /**
   * @param until ISO time at which it is expected to end, where the server sends one
   * @param html the server's message, where it sends one; it must be sanitised before it is shown
   */
  constructor(
    readonly until?: string,
    readonly html?: string,
  ) {
    super('The system is under maintenance');
  }
}

/** No answer came. */
export class NetworkError extends ApiError {
  readonly kind = 'network';
  override readonly name = 'NetworkError';
  /**
   * @param reason `offline`: the device says that it is offline; `leaving`: the page is unloading, so nobody sees the error
   * @param sent whether the request may have reached the server
   * @param signed whether the request was signed with the session's credentials
   */
  constructor(
    readonly reason: 'offline' | 'no_response' | 'leaving',
    readonly sent: boolean,
    readonly signed: boolean,
  ) {
    super(`No answer: ${reason}`);
  }
}

/** The server refuses signatures, and its time can't be read: the device's clock is probably wrong. */
export class ClockError extends ApiError {
  readonly kind = 'clock';
  override readonly name = 'ClockError';
  constructor() {
    super('The clock of the device is wrong');
  }
}

/** A write was sent and nobody knows whether it took effect: tell the customer and read the state again. */
export class UnknownOutcomeError extends ApiError {
  readonly kind = 'unknown_outcome';
  override readonly name = 'UnknownOutcomeError';
  /** @param cause an ApiError, or whatever was thrown while an unexpected answer was read */
  constructor(cause: unknown) {
    super('It is not known whether the request took effect', { cause });
  }
}

/** The server failed, or answered something that isn't in the contract. */
export class UnexpectedError extends ApiError {
  readonly kind = 'unexpected';
  override readonly name = 'UnexpectedError';
  /** @param status of the answer; it can be 200, when the body is wrong */
  constructor(
    readonly status: number | undefined,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A value of a body where it is a text; undefined where it is missing, empty or of another type. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Why a call failed, where no business rule refused it. */
export type FailureKind = 'maintenance' | 'network' | 'offline' | 'clock' | 'system';

/** Each kind has its texts: for reads in `failures`, for writes in `procedureMessages`. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof MaintenanceError) return 'maintenance';
  if (error instanceof NetworkError) return error.reason === 'offline' ? 'offline' : 'network';
  if (error instanceof ClockError) return 'clock';
  return 'system';
}
