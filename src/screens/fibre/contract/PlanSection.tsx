import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/generated/codes';
import { endless, formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { contractStatus } from '@/screens/shared/statuses';
import { type Fact, Facts } from '@/ui/figure/Facts';
import { NameFigure } from '@/ui/figure/NameFigure';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { planSentences } from './planSentences';

const quitNotes: Partial<Record<string, string>> = {
  QUIT: 'ご利用は終わりました',
  QTWT: 'この日までお使いいただけます',
} satisfies Partial<Record<Code.ContractStatusCode, string>>;

/** The last day of the contract, or the plan that it changes to; nothing if neither is known. */
function nextFact({ status, quit_on, next_plan }: Schema.Contract): Fact[] {
  if (quit_on !== endless)
    return [
      {
        label: status === 'QUIT' ? '解約日' : '解約希望日',
        value: <Nowrap>{formatFullDay(quit_on)}</Nowrap>,
        note: quitNotes[status],
      },
    ];
  if (!next_plan) return [];
  return [
    {
      label: '次のプラン',
      value: <KeepTogether>{next_plan.plan_name}</KeepTogether>,
      note: (
        <>
          <Nowrap>{formatFullDay(next_plan.starts_on)}</Nowrap>から
        </>
      ),
    },
  ];
}

/** Plan, how long it has been used, what it costs and what it changes to (docs/design.md §6). */
export function PlanSection({ contract }: { contract: Schema.Contract }) {
  const { status, plan_name, started_on, accepted_on, monthly_fee, next_plan } = contract;
  return (
    <Section label="プラン" caption={<Status {...contractStatus(status)} />}>
      <NameFigure>{plan_name}</NameFigure>
      <Typography variant="lead">
        {planSentences(contract).map(({ before, strong, rest }) => (
          <Phrase key={rest}>
            {before}
            {strong && <b>{strong}</b>}
            <KeepTogether>{rest}</KeepTogether>
          </Phrase>
        ))}
      </Typography>
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
          ...nextFact(contract),
        ]}
      />
    </Section>
  );
}
