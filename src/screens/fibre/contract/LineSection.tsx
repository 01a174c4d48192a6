import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { applicationChannels, fibrePlanTypes, houseTypes } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { formatDay, formatFullDay, formatFullMonth } from '@/lib/date';
import { formatMonths } from '@/lib/months';
import { formatYen } from '@/lib/yen';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
const services: Record<Code.PlanServiceType, string> = {
  minamo: brand.services.fixed,
  highend: `${brand.services.fixed} ハイエンド`,
  mansion: `${brand.services.fixed} マンション`,
};

const reuses: Record<Code.LineReuseChoice, string> = {
  '1': '使っています',
  '0': '使っていません',
};

/** The terms of the contract: service, minimum term, how it was applied for, and whether a line is reused. */
export function LineSection() {
  const [{ data: fibre }, { data: line }, { data: reuse }] = useSuspenseQueries({
    queries: [read(api.getContractPlan), read(api.getFixedContract), read(api.getLineReuseInfo)],
  });
  const { next_plan } = fibre;
  const isOver = line.plan.cnStatusCode === 'QUIT';
  return (
    <Section label="ご契約の内容">
      <DescriptionList
        narrow
        items={[
          {
            term: 'サービス',
            value: labelOf(services, fibre.plan.serviceType),
            note: [
              lookUp(fibrePlanTypes, fibre.plan.planType),
              lookUp(houseTypes, fibre.house_type),
            ]
              .filter(Boolean)
              .join('・'),
          },
          !isOver && {
            term: '次のプラン',
            value: next_plan ? next_plan.planName : '変更の予定はありません',
            note: next_plan && (
              <>
                <Nowrap>{formatFullDay(next_plan.starts_on)}から</Nowrap>{' '}
                <Nowrap>{formatYen(next_plan.monthly_fee)}</Nowrap>
              </>
            ),
          },
          { term: 'ご契約の状態', value: line.plan.cnStatusName, note: standing(line) },
          !isOver && {
            term: '最低利用期間',
            value: line.minimum_months === 0 ? 'ありません' : formatMonths(line.minimum_months),
            note:
              line.renewal_month &&
              `${formatFullMonth(line.renewal_month)}の解約には、契約解除料がかかりません`,
          },
          { term: 'お申し込み', value: labelOf(applicationChannels, line.applied_by) },
          { term: '既設の回線', ...reuseLabels(reuse) },
        ].filter((item) => item !== false)}
      />
    </Section>
  );
}

function standing({ plan }: Schema.FixedContract): string | undefined {
  const { cnStatusCode, preferredQuitDate, canQuitCancel, canEntryCancel } = plan;
  if (cnStatusCode === 'QUIT') return `解約日 ${formatFullDay(preferredQuitDate)}`;
  if (cnStatusCode === 'QTWT')
    return `解約希望日 ${formatFullDay(preferredQuitDate)}${canQuitCancel ? '・いまは取り消せます' : ''}`;
  return canEntryCancel ? 'お申し込みは、いまは取り消せます' : undefined;
}

function reuseLabels({ choice, can_choose, line_number_last4, choose_until }: Schema.LineReuse) {
  if (line_number_last4 === null) return { value: 'ありません' };
  const number = `回線番号の末尾 ${line_number_last4}`;
  if (choice !== null) return { value: labelOf(reuses, choice), note: number };
  const until = choose_until ? `${formatDay(choose_until)}までに、` : '';
  return {
    value: 'まだお選びいただいていません',
    note: can_choose
      ? `${number}。使うかどうかを、${until}お電話(${brand.support.phone})でお知らせください`
      : number,
  };
}
