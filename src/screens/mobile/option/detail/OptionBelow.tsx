import { mobileOptions, type MobileOptionKey } from '@/catalogue/mobileOptions';
import { Section } from '@/ui/page/Section';
import { NotesSection } from '@/ui/row/NotesSection';
import { KindFacts } from '../KindFacts';

/** What the option's own read says, and its notes. */
export function OptionBelow({ of }: { of: MobileOptionKey }) {
  return (
    <>
      <Section label="ご利用の内容">
        <KindFacts of={of} />
      </Section>
      <NotesSection notes={mobileOptions[of].annotations} />
    </>
  );
}
