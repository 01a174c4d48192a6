import type * as Schema from '@/api/generated/schemas';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { planRows } from './planFacts';

/** What the plan holds, row by row. */
export function PlanContentSection({ plan }: { plan: Schema.PricePlan }) {
  return (
    <Section label="プランの内容">
      <DescriptionList narrow items={planRows(plan)} />
    </Section>
  );
}
