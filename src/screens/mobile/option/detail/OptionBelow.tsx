import { mobileOptions, type MobileOptionKey } from '@/catalogue/mobileOptions';
import { NotesSection } from '@/screens/mobile/option/NotesSection';
import { Section } from '@/ui/page/Section';
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
