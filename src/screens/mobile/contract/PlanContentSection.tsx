import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { planRows } from './planFacts';
import type { PricePlan } from './queries';

/** What the plan holds, row by row. */
export function PlanContentSection({ plan }: { plan: PricePlan }) {
  return (
    <Section label="プランの内容">
      <DescriptionList narrow items={planRows(plan)} />
    </Section>
  );
}
