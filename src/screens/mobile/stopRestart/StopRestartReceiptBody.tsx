import Button from '@mui/material/Button';
import { simStates } from '@/catalogue/stopRestart';
import { labelOf } from '@/catalogue/labelOf';
import { paths } from '@/paths';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { StopRestartReceipt } from './stopRestartEntry';

/** What was asked for, how the SIM stands now, and what to do then. */
export function StopRestartReceiptBody({ receipt }: { receipt: StopRestartReceipt }) {
  const { action, state } = receipt;
  const facts = useReceiptFacts(receipt);
  const isStop = action === 'stop';
  return (
    <ReceiptSection
      lead={leads[state]}
      end={
        isStop ? (
          <Button variant="text" href={paths.mobileStopRestart()}>
            利用を再開する画面を見る
          </Button>
        ) : (
          <p>使えるようにならないときは、端末の電源を入れ直してください。</p>
        )
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '手続き', value: isStop ? 'SIMの利用停止' : 'SIMの利用再開', strong: true },
          { term: 'いまの状況', value: labelOf(simStates, state) },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}

const leads: Record<StopRestartReceipt['state'], string> = {
  using: 'いまから、いままでどおりお使いいただけます。',
  stopping: '10分ほどで、通話・SMS・データ通信が止まります。',
  stopped: '通話・SMS・データ通信は止まっています。',
  restarting: '10分ほどで、使えるようになります。',
};
