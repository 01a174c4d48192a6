import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { isKnown, lookUp } from '@/catalogue/labelOf';
import { simStates, stoppedUses, type StopReason } from '@/catalogue/stopRestart';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { useSelectedService } from '@/session/selectedService';
import { KeepTogether } from '@/ui/KeepTogether';
import { HelpDesk } from './HelpDesk';

/** What is asked for a stop; a restart asks nothing. */
export interface StopRestartValues {
  reason: StopReason | '';
}

export type StopRestartReceipt = Answer<'postStopRestartInfo'> & {
  action: 'stop' | 'restart';
};

/** The state of the SIM. */
export const useStopRestartInfo = (): Schema.StopRestartInfo =>
  useSuspenseQuery(read(api.getStopRestartInfo)).data;

/** What a stop takes from the selected SIM: 通話・SMS・データ通信. */
export const useStoppedUses = (): string =>
  stoppedUses(useSelectedService()?.contract_type ?? null);

/** What can be done with a SIM in this state. */
export const actionFor = ({ can_restart }: Schema.StopRestartInfo): 'stop' | 'restart' =>
  can_restart ? 'restart' : 'stop';

/**
 * Whether the state of the SIM shows that an order was accepted.
 * @param values those of a restart have no reason
 */
export function isTaken(
  state: Schema.StopRestartInfo['state'],
  { reason }: StopRestartValues,
): boolean {
  const asked = reason === '' ? 'using' : 'stopped';
  return state === 'stopping' || state === 'restarting' || state === asked;
}

/**
 * Why the SIM can be neither stopped nor restarted now; the note is the server's. If only a restriction
 * prevents it, the help desk can still do it, since a lost SIM can't wait.
 */
export function useStopRestartBlocked(): Blocked | undefined {
  const { can_stop, can_restart, state, note } = useStopRestartInfo();
  const restricted = useRestricted('stop_restart');
  if (can_stop || can_restart)
    return (
      restricted && {
        ...restricted,
        possible: <HelpDesk unchanged="SIMの状況は変わっていません。" />,
      }
    );
  return {
    reason: (
      <p>
        <b>{isKnown(simStates, state) ? `${simStates[state]}です。` : unread}</b>
        {note && `${note}。`}
      </p>
    ),
    possible: (
      <p>
        <KeepTogether>{lookUp(next, state) ?? next.using}</KeepTogether>
      </p>
    ),
    actions: (
      <Button variant="secondary" href={paths.mobileContract()}>
        ご契約情報に戻る
      </Button>
    ),
  };
}

/** Said of a SIM whose state isn't known. */
export const unread = 'いまの状況を読み込めません。';

const next: Record<Code.SimState, string> = {
  using: 'ご契約の状況は、ご契約情報でお確かめいただけます。',
  stopping: '停止が終わると、この画面から利用を再開できます。',
  stopped: 'ご契約の状況は、ご契約情報でお確かめいただけます。',
  restarting: '再開が終わると、いままでどおりお使いいただけます。',
};
