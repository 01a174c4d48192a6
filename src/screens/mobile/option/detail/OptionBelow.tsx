import { mobileOptions, type MobileOptionKey } from '@/catalogue/mobileOptions';
import { Section } from '@/ui/page/Section';
import { KindFacts } from '../KindFacts';

/** What the option's own read says, and its notes. */
export function OptionBelow({ of }: { of: MobileOptionKey }) {
  return (
    <>
      <Section label="ご利用の内容">
        <KindFacts of={of} />
      </Section>
      <OptionNotes of={of} />
    </>
  );
}

/** The notes of an option. */
export function OptionNotes({ of }: { of: MobileOptionKey }) {
  return (
    <Section label="ご注意">
      <ul>
        {mobileOptions[of].annotations.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  );
}
