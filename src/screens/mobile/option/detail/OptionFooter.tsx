import { type MobileOptionKey, mobileOptions } from '@/catalogue/mobileOptions';
import { NotesSection } from '@/screens/mobile/option/NotesSection';
import { Section } from '@/ui/page/Section';
import { VariantFacts } from '../VariantFacts';

/** What the option's own read says, and its notes. */
export function OptionFooter({ of }: { of: MobileOptionKey }) {
  return (
    <>
      <Section label="ご利用の内容">
        <VariantFacts of={of} />
      </Section>
      <NotesSection notes={mobileOptions[of].annotations} />
    </>
  );
}
