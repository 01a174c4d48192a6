import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { Facts } from '@/ui/figure/Facts';
import { NameFigure } from '@/ui/figure/NameFigure';
import { Held } from '@/ui/Held';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { contractStatus } from '@/ui/status/contractStatus';
import { Status } from '@/ui/status/Status';
import { Lead } from '@/ui/Text';
import { planWords } from './planWords';
import type { Contract } from './queries';

const quitNotes: Record<Contract['status'], string> = {
  ENTR: 'お申し込みはありません',
  SRVC: 'お申し込みはありません',
  CNCL: 'お申し込みはありません',
  QTWT: 'この日までお使いいただけます',
  QUIT: 'ご利用は終わりました',
};

/** Plan, how long it has been used, what it costs and what it changes to (look: contract). */
export function PlanSection({ contract }: { contract: Contract }) {
  const { status, plan_name, started_on, accepted_on, monthly_fee, next_plan, quit_on } = contract;
  return (
    <Section label="プラン" caption={<Status {...contractStatus(status)} />}>
      <NameFigure>{plan_name}</NameFigure>
      <Lead>
        {planWords(contract).map(({ before, strong, rest }) => (
          <Phrase key={rest}>
            {before}
            {strong && <b>{strong}</b>}
            <Held>{rest}</Held>
          </Phrase>
        ))}
      </Lead>
      <Facts
        items={[
          {
            label: 'ご利用開始日',
            value: <Nowrap>{formatFullDay(started_on)}</Nowrap>,
            note: (
              <>
                お申し込み <Nowrap>{formatFullDay(accepted_on)}</Nowrap>
              </>
            ),
          },
          {
            label: '毎月の基本料金',
            value: formatYen(monthly_fee),
            note: next_plan && `切り替え後 ${formatYen(next_plan.monthly_fee)}`,
          },
          {
            label: status === 'QUIT' ? '解約日' : '解約希望日',
            value: <Nowrap>{formatFullDay(quit_on)}</Nowrap>,
            note: quitNotes[status],
          },
        ]}
      />
    </Section>
  );
}
