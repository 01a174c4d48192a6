import Button from '@mui/material/Button';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/procedure';
import { KeepTogether } from '@/ui/KeepTogether';

/**
 * Why nothing can be cancelled now, and how to take back what prevents it: an earlier cancellation, or
 * the application for a line that isn't open yet.
 */
export function useQuitBlocked(): Blocked | undefined {
  const { data: fee } = useSuspenseQuery(read(api.getCancellationFee));
  if (fee.can_quit) return undefined;
  return {
    reason: (
      <p>
        <KeepTogether>{fee.reason ?? 'いまは受け付けていません。'}</KeepTogether>
      </p>
    ),
    actions: <NextAction />,
  };
}

function NextAction() {
  const [{ data: back }, { data: contract }] = useSuspenseQueries({
    queries: [read(api.getQuitCancel), read(api.getFixedContract)],
  });

  const nextAction = [
    { isOpen: back.can_cancel, to: paths.quitCancel(), label: '解約を取り消す' },
    {
      isOpen: contract.plan.canEntryCancel,
      to: paths.entryCancel(),
      label: 'お申し込みを取り消す',
    },
  ].find(({ isOpen }) => isOpen);
  if (!nextAction)
    return (
      <Button variant="secondary" href={paths.contract()}>
        ご契約情報を見る
      </Button>
    );
  return (
    <>
      <Button variant="secondary" href={nextAction.to}>
        {nextAction.label}
      </Button>
      <Button variant="text" href={paths.contract()}>
        ご契約情報に戻る
      </Button>
    </>
  );
}
