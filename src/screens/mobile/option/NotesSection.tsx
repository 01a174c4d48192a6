import { Section } from '@/ui/page/Section';

/** What the customer must know of an option before applying for it. */
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
