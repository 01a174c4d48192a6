import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp, unknownWord } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
/** State of the owner's agreement, and what follows from it (contract, `AgreementStatus`). */
const states: Record<Code.AgreementStatus, { label: string; next: string }> = {
  not_needed: { label: '不要です', next: 'このまま工事を進めます。' },
  needed: {
    label: '同意の確認中',
    next: '建物の所有者に確認しています。同意がいただけるまで、工事は始まりません。',
  },
  agreed: { label: '同意済み', next: 'このまま工事を進めます。' },
  refused: {
    label: '同意が得られませんでした',
    next: '工事を進められません。今後の進め方は、お電話でご相談ください。',
  },
};

const unread = {
  label: unknownWord,
  next: '同意の状態を読み込めません。お手数ですが、サポート窓口へお電話ください。',
};

/** Whether the owner of the building agrees, and to what. */
export function AgreementSection() {
  const { status, owner_name, works, agreed_on } = useSuspenseQuery(
    read(api.getConstructionAgreement),
  ).data;
  const { label, next } = lookUp(states, status) ?? unread;
  return (
    <Section label="建物の同意">
      <DescriptionList
        stacked
        items={[
          { term: '同意', value: label, note: next, strong: true },
          ...(owner_name ? [{ term: '所有者・管理者', value: owner_name }] : []),
          ...(agreed_on ? [{ term: '同意の日', value: formatFullDay(agreed_on) }] : []),
          {
            term: '工事の内容',
            value: works.map((work) => <div key={work}>{work}</div>),
          },
        ]}
      />
    </Section>
  );
}
