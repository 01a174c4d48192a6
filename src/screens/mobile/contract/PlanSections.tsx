import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { endless, formatDay, formatFullDay, formatMonths } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { contractStatus } from '@/screens/shared/statuses';
import { Icon } from '@/theme/icon/Icon';
import { Facts } from '@/ui/figure/Facts';
import { NameFigure } from '@/ui/figure/NameFigure';
import { Actions } from '@/ui/link/Actions';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { amountText, dataText, planRows } from './planFacts';

interface MobilePlanSectionProps {
  contract: Schema.Contract;
  plan: Schema.PricePlan;
  /** On the detail itself there is no link to it. */
  detail?: boolean;
}

/** The plan of the SIM, how long it has been used, what it costs and what follows it. */
export function MobilePlanSection({ contract, plan, detail }: MobilePlanSectionProps) {
  const { current, serviceStartDate, monthly_amount } = plan;
  return (
    <Section label="プラン" caption={<Status {...contractStatus(contract.status)} />}>
      <NameFigure>{current.planName}</NameFigure>
      <Typography variant="lead">
        <ContractStatusText contract={contract} plan={plan} />
      </Typography>
      <Facts
        items={[
          {
            label: 'ご利用開始日',
            value: <Nowrap>{formatFullDay(serviceStartDate)}</Nowrap>,
            note: (
              <>
                お申し込み <Nowrap>{formatFullDay(contract.accepted_on)}</Nowrap>
              </>
            ),
          },
          ...(contract.status === 'QUIT'
            ? []
            : [
                {
                  label: '毎月の料金',
                  value: formatYen(monthly_amount),
                  // One item a line where they don't fit into one.
                  note: amountText(plan)
                    .match(/\S.*?円(?= [+−]|$)/g)
                    ?.map((part) => (
                      <Fragment key={part}>
                        <Phrase>{part}</Phrase>{' '}
                      </Fragment>
                    )),
                },
                { label: '毎月のデータ', value: dataText(current) },
              ]),
        ]}
      />
      {!detail && (
        <Actions>
          <Button
            variant="text"
            startIcon={<Icon name="printer" />}
            href={paths.mobileContractDetail()}
          >
            契約の詳細を見る・印刷する
          </Button>
        </Actions>
      )}
    </Section>
  );
}

function ContractStatusText({
  contract: { status, quit_on },
  plan: { contractTotalMonth, next, serviceStartDate },
}: Pick<MobilePlanSectionProps, 'contract' | 'plan'>) {
  if (status === 'ENTR') return 'お申し込みを受け付けています。ご利用はこれからです。';
  if (status === 'CNCL') return 'お申し込みは取り消されました。ご利用は始まっていません。';
  if (serviceStartDate === endless) return '開通すると、ご利用が始まります。';
  if (status === 'QUIT')
    return `${quit_on === endless ? '' : `${formatFullDay(quit_on)}に`}ご利用が終わりました。`;
  if (status !== 'SRVC' && status !== 'QTWT') return null;
  return (
    <>
      ご利用は<b>{formatMonths(contractTotalMonth)}</b>
      {contractTotalMonth >= 12 && `(${contractTotalMonth}か月)`}です。
      {status === 'QTWT' && quit_on !== endless && (
        <>
          <Nowrap>
            <b>{formatFullDay(quit_on)}</b>まで
          </Nowrap>
          お使いいただけます。
        </>
      )}
      {status === 'SRVC' && next && (
        <Phrase>
          {formatDay(next.starts_on)}に{next.plan.planName}へ変わります。
        </Phrase>
      )}
    </>
  );
}

/** The contents of the plan, row by row. */
export function PlanContentSection({ plan }: { plan: Schema.PricePlan }) {
  return (
    <Section label="プランの内容">
      <DescriptionList narrow items={planRows(plan)} />
    </Section>
  );
}
