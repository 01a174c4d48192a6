import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { sessionPort } from '@/api/sessionPort';
import type { ServiceType } from '@/session/serviceType';
import { amendDraft, type Draft, readDraft, withoutSecrets, writeDraft } from './draft';
import type { Procedure } from './procedure';
import { secretsOf } from './steps';

/** A procedure's draft and receipt, in the page with all they have and in session storage without secrets. */
export interface ProcedureDraft<Values extends FieldValues, Receipt> {
  values: Values | undefined;
  /** Index of the furthest step that may be opened. */
  reached: number;
  unknownSince: string | undefined;
  /** What was asked for then, as the button said it: 0.5GBを330円で追加する. */
  unknownAction: string | undefined;
  receipt: Receipt | undefined;
  /** How many times it was done since the page was opened: each time asks on an empty form. */
  times: number;
  /** What was typed; from `step` on it wants to be checked again. */
  save: (values: Values, step: number) => void;
  /** A step was filled in without a fault. */
  completeStep: (step: number) => void;
  /** A request is on its way: after a reload nobody knows what became of it. */
  markPending: (sentAt: string, action: string) => void;
  /** An answer came. */
  clearPending: () => void;
  /** Surely nothing came of it; what became of an earlier one is as unknown as before. */
  cancelPending: () => void;
  /** The request's outcome is unknown. */
  markUnknown: (sentAt: string, action: string) => void;
  /** Done: the draft goes, the receipt stays. */
  finish: (receipt: Receipt) => void;
}

/** Keeps a procedure for a service; `type` is the one that its screens belong to. */
export function useDraft<Values extends FieldValues, Receipt extends object>(
  procedure: Procedure<Values, Receipt>,
  serviceId: string,
  type: ServiceType | undefined,
): ProcedureDraft<Values, Receipt> {
  const { name, inputs, done } = procedure;
  const secrets = useMemo(() => secretsOf(procedure), [procedure]);
  const [draft, setKept] = useState<Draft<Values, Receipt>>(() =>
    readDraft<Values, Receipt>(name, serviceId),
  );
  const latest = useRef(draft);
  const [times, setTimes] = useState(0);

  const change = useCallback(
    (next: Draft<Values, Receipt>, stored = next) => {
      latest.current = next;
      const { values, receipt } = stored;
      // A secret isn't kept: after a reload its step has to be filled in again.
      const missing = inputs.findIndex(({ fields }) =>
        fields.some((field) => field.secret && values?.[field.name]),
      );
      // An answer that comes after a logout, or after another service was chosen, leaves nothing behind.
      const keepIt = sessionPort().serviceId(type) === serviceId ? writeDraft : amendDraft;
      keepIt(name, serviceId, {
        ...stored,
        reached: Math.min(stored.reached ?? 0, missing < 0 ? Infinity : missing),
        values: values && withoutSecrets(values, secrets),
        receipt: receipt && done.keep(receipt),
      });
      setKept(next);
    },
    [done, inputs, name, secrets, serviceId, type],
  );

  const actions = useMemo(
    () => ({
      save: (values: Values, step: number) =>
        change({
          ...latest.current,
          values,
          reached: Math.min(latest.current.reached ?? 0, step),
        }),
      completeStep: (step: number) =>
        change({ ...latest.current, reached: Math.max(latest.current.reached ?? 0, step + 1) }),
      markPending: (unknownSince: string, unknownAction: string) =>
        change(latest.current, { ...latest.current, unknownSince, unknownAction }),
      clearPending: () =>
        change({ ...latest.current, unknownSince: undefined, unknownAction: undefined }),
      cancelPending: () => change(latest.current),
      markUnknown: (unknownSince: string, unknownAction: string) =>
        change({ ...latest.current, unknownSince, unknownAction }),
      finish: (receipt: Receipt) => {
        change({ receipt, reached: 0 });
        setTimes((n) => n + 1);
      },
    }),
    [change],
  );

  return {
    values: draft.values,
    reached: draft.reached ?? 0,
    unknownSince: draft.unknownSince,
    unknownAction: draft.unknownAction,
    receipt: draft.receipt,
    times,
    ...actions,
  };
}
