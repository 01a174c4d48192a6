import { mobileOptions } from '@/catalogue/mobileOptions';
import { Section } from '@/ui/page/Section';

/** The notes of the phone protection. */
export function OptionNotes() {
  return (
    <Section label="ご注意">
      <ul>
        {mobileOptions.DeviceCompensation.annotations.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  );
}
