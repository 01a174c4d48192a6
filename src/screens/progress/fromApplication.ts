import type * as Schema from '@/api/generated/schemas';
import type { PendingApplication } from './pendingApplication';

/** Converts an application of the account's list. */
export function fromApplication(application: Schema.Application): PendingApplication {
  const { application_id, title, service_id, service_type, phone_number, accepted_on } =
    application;
  const { steps, next } = application;
  return {
    key: application_id,
    title,
    service: service_type,
    serviceId: service_id,
    phoneNumber: phone_number,
    acceptedOn: accepted_on,
    steps,
    next: {
      title: next.title,
      date: next.date,
      details: next.detail === null ? [] : [next.detail],
      action: next.action
        ? { kind: next.action.kind, label: next.action.label, to: next.action.url }
        : undefined,
    },
    asks: undefined,
  };
}
