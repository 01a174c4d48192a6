import { Section } from '@/ui/page/Section';

/** What is to be known of an option before it is applied for. */
export function NotesSection({ notes }: { notes: readonly string[] }) {
  return (
    <Section label="ご注意">
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  );
}
