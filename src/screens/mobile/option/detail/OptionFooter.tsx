import { mobileOptions } from '@/catalogue/mobileOptions';
import { NotesSection } from '@/screens/mobile/option/NotesSection';
import { Section } from '@/ui/page/Section';
import type { OptionWithOwnRead } from './optionRead';
import { VariantFacts } from './VariantFacts';

/** What the option's own read says, and its notes. */
export function OptionFooter({ of }: { of: OptionWithOwnRead }) {
  return (
    <>
      <Section label="ご利用の内容">
        <VariantFacts of={of} />
      </Section>
      <NotesSection notes={mobileOptions[of].annotations} />
    </>
  );
}
