import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NetworkError, SessionError, UnexpectedError } from '@/api/errors';
import { poll } from '@/lib/poll';
import type { SendingProblem } from '@/procedure/failure';
import { useSending } from '@/procedure/useSending';
import {
  beginUnknown,
  cancelled,
  type CardRefusal,
  cardRefusal,
  cardTimeout,
} from './cardMessages';
import type { CardEntry } from './cardValues';
import { askCard, beginCard, type CardOwner, type CardResult } from './mutations';

/** Polling of docs/product.md §15.3. */
const every = 1000;
const times = 60;

interface CardAuthentication {
  begin: () => void;
  isSending: boolean;
  /** The authentication that the card company is being asked about; undefined if there is none. */
  waiting: CardResult | undefined;
  stop: () => void;
  isStopping: boolean;
  /** Why the last authentication failed. */
  problem: SendingProblem | undefined;
}

interface Parts {
  owner: CardOwner;
  /** Reads the form's values at the moment they are sent; they are kept nowhere. */
  read: () => CardEntry;
  onRefused: (refusal: CardRefusal) => void;
  onDone: (receipt: CardResult) => void;
}

/** Sends a card once and asks for the outcome until there is one, the time is over or the customer stops. */
export function useCardAuthentication({
  owner,
  read,
  onRefused,
  onDone,
}: Parts): CardAuthentication {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<CardResult>();
  const [isStopping, setStopping] = useState(false);
  const [problem, setProblem] = useState<SendingProblem>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const end = (found: SendingProblem | undefined) => {
    setWaiting(undefined);
    setStopping(false);
    setProblem(found);
  };
  const refuse = (error: unknown) => {
    const refusal = cardRefusal(error);
    end(refusal.problem);
    onRefused(refusal);
  };

  const ask = async (begun: CardResult) => {
    setWaiting(begun);
    control.current = new AbortController();
    try {
      const polled = await poll({
        ask: () => askCard(owner, begun.authentication_id),
        isDone: ({ state }) => state === 'completed',
        isPassing,
        signal: control.current.signal,
        every,
        times,
      });
      if (polled.end === 'done') onDone(polled.answer);
      else if (polled.end === 'stopped') end(cancelled);
      else end(cardTimeout(polled.failed));
      if (polled.end === 'timeout' && polled.failed) await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof SessionError)) refuse(error);
    }
  };

  const sending = useSending({
    call: () => beginCard(owner, read()),
    onDone: (begun) => (begun.state === 'completed' ? onDone(begun) : void ask(begun)),
    onRefusal: (error) => {
      refuse(error);
      return undefined;
    },
    unknown: beginUnknown,
  });

  return {
    begin: () => {
      setProblem(undefined);
      sending.run();
    },
    isSending: sending.isSending,
    waiting,
    stop: () => {
      setStopping(true);
      control.current?.abort();
    },
    isStopping,
    problem: sending.problem ?? problem,
  };
}

/**
 * Whether to go on asking after an error. The connection or the server may recover, and asking again
 * changes nothing. An unreadable answer may have been a success, so it must not be shown as a refusal.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  const status = error instanceof UnexpectedError ? (error.status ?? 500) : 400;
  return status < 300 || status >= 500;
}
