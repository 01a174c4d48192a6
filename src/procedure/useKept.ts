import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { sessionPort } from '@/api/sessionPort';
import type { ServiceType } from '@/session/serviceType';
import { amendKept, readKept, withoutSecrets, writeKept, type Kept } from './draft';
import type { Procedure } from './procedure';
import { secretsOf } from './steps';

/** A procedure's draft and receipt, in the page with all they have and in session storage without secrets. */
export interface KeptProcedure<Values extends FieldValues, Receipt> {
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
  pass: (step: number) => void;
  /** A request is on its way: after a reload nobody knows what became of it. */
  send: (sentAt: string, action: string) => void;
  /** An answer came. */
  settle: () => void;
  /** Surely nothing came of it; what became of an earlier one is as unknown as before. */
  withdraw: () => void;
  /** The request's outcome is unknown. */
  lose: (sentAt: string, action: string) => void;
  /** Done: the draft goes, the receipt stays. */
  finish: (receipt: Receipt) => void;
}

/** Keeps a procedure for a service; `type` is the one that its screens belong to. */
export function useKept<Values extends FieldValues, Receipt extends object>(
  procedure: Procedure<Values, Receipt>,
  serviceId: string,
  type: ServiceType | undefined,
): KeptProcedure<Values, Receipt> {
  const { name, inputs, done } = procedure;
  const secrets = useMemo(() => secretsOf(procedure), [procedure]);
  const [kept, setKept] = useState<Kept<Values, Receipt>>(() =>
    readKept<Values, Receipt>(name, serviceId),
  );
  const latest = useRef(kept);
  const [times, setTimes] = useState(0);

  const change = useCallback(
    (next: Kept<Values, Receipt>, stored = next) => {
      latest.current = next;
      const { values, receipt } = stored;
      // A secret isn't kept: after a reload its step has to be filled in again.
      const missing = inputs.findIndex(({ fields }) =>
        fields.some((field) => field.secret && values?.[field.name]),
      );
      // An answer that comes after a logout, or after another service was chosen, leaves nothing behind.
      const keepIt = sessionPort().serviceId(type) === serviceId ? writeKept : amendKept;
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
      pass: (step: number) =>
        change({ ...latest.current, reached: Math.max(latest.current.reached ?? 0, step + 1) }),
      send: (unknownSince: string, unknownAction: string) =>
        change(latest.current, { ...latest.current, unknownSince, unknownAction }),
      settle: () =>
        change({ ...latest.current, unknownSince: undefined, unknownAction: undefined }),
      withdraw: () => change(latest.current),
      lose: (unknownSince: string, unknownAction: string) =>
        change({ ...latest.current, unknownSince, unknownAction }),
      finish: (receipt: Receipt) => {
        change({ receipt, reached: 0 });
        setTimes((n) => n + 1);
      },
    }),
    [change],
  );

  return {
    values: kept.values,
    reached: kept.reached ?? 0,
    unknownSince: kept.unknownSince,
    unknownAction: kept.unknownAction,
    receipt: kept.receipt,
    times,
    ...actions,
  };
}
