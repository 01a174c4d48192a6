import { useCallback, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import { sessionPort } from '@/api/sessionPort';
import type { ServiceType } from '@/config/runtimeConfig';
import { amendDraft, type Draft, heldDraft, holdTyped, withoutSecrets, writeDraft } from './draft';
import type { OpenProcedure, ProcedureDraft } from './procedureData';
import { secretsOf } from './steps';

type Sent = [sentAt: string, action: string, confirmed?: Schema.Terms];

const unknown = (...[unknownSince, unknownAction, unknownConfirmed]: Sent) => ({
  unknownSince,
  unknownAction,
  unknownConfirmed,
});

const known = {
  unknownSince: undefined,
  unknownAction: undefined,
  unknownConfirmed: undefined,
};

/** Keeps the draft of a procedure for a service; `type` is the service type that its screens belong to. */
export function useDraft(
  procedure: Pick<OpenProcedure['of'], 'name' | 'steps' | 'keep'>,
  serviceId: string,
  type: ServiceType | undefined,
): ProcedureDraft {
  const { name, steps, keep } = procedure;
  const secrets = useMemo(() => secretsOf({ steps }), [steps]);
  const [draft, setKept] = useState<Draft>(() => heldDraft(name, serviceId));
  const latest = useRef(draft);
  // A secret that is typed again asks for nothing else than before.
  const isSame = useCallback(
    (values: FieldValues, before: FieldValues = {}) =>
      JSON.stringify(withoutSecrets(values, secrets)) ===
      JSON.stringify(withoutSecrets(before, secrets)),
    [secrets],
  );
  const [times, setTimes] = useState(0);

  const change = useCallback(
    (next: Draft, stored = next) => {
      latest.current = next;
      const { values, receipt } = stored;
      // A secret isn't kept: after a reload its step has to be filled in again.
      const missing = steps.findIndex(({ fields }) =>
        fields.some((field) => field.secret && values?.[field.name]),
      );
      // After a logout, or with another service selected, a late answer may only update a draft that was backed up.
      const isOpen = sessionPort().serviceId(type) === serviceId;
      if (isOpen) holdTyped(name, serviceId, stored);
      const keepIt = isOpen ? writeDraft : amendDraft;
      keepIt(name, serviceId, {
        ...stored,
        reached: Math.min(stored.reached ?? 0, missing < 0 ? Infinity : missing),
        emptied: missing < 0 ? undefined : missing,
        values: values && withoutSecrets(values, secrets),
        receipt: receipt && keep ? keep(receipt) : receipt,
      });
      setKept(next);
    },
    [keep, name, secrets, serviceId, steps, type],
  );

  const actions = useMemo(
    () => ({
      save: (values: FieldValues, step: number) =>
        change({
          ...latest.current,
          values,
          reached: Math.min(latest.current.reached ?? 0, step),
          seen: isSame(values, latest.current.values) ? latest.current.seen : undefined,
        }),
      see: (seen: Schema.Terms) => change({ ...latest.current, seen }),
      completeStep: (step: number) =>
        change({ ...latest.current, reached: Math.max(latest.current.reached ?? 0, step + 1) }),
      markPending: (...sent: Sent) =>
        change(latest.current, { ...latest.current, ...unknown(...sent) }),
      clearPending: () => change({ ...latest.current, ...known }),
      cancelPending: () => change(latest.current),
      markUnknown: (...sent: Sent) => change({ ...latest.current, ...unknown(...sent) }),
      finish: (receipt: object) => {
        change({ receipt, reached: 0 });
        setTimes((n) => n + 1);
      },
    }),
    [change, isSame],
  );

  return {
    values: draft.values,
    reached: draft.reached ?? 0,
    emptied: draft.emptied,
    seen: draft.seen,
    unknownSince: draft.unknownSince,
    unknownAction: draft.unknownAction,
    unknownConfirmed: draft.unknownConfirmed,
    receipt: draft.receipt,
    times,
    ...actions,
  };
}
