import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { Section } from '@/ui/page/Section';
import { useEntryState } from '@/ui/useEntryState';
import { DocumentRow } from './DocumentRow';
const first = 3;

/** Documents of the contract, the newest three first; all on the detail. */
export function DocumentSection({ detail }: { detail?: boolean }) {
  const { documents } = useSuspenseQuery(read(api.getMobileDocument)).data;
  const [all, setAll] = useEntryState('documents', false);
  const shown = all || detail ? documents : documents.slice(0, first);
  return (
    <Section label="書類" caption={documents.length > 0 ? `${documents.length}件` : undefined}>
      {documents.length === 0 && <p>お渡しした書類はまだありません。</p>}
      <List>
        {shown.map((paper, index) => (
          <DocumentRow key={`${paper.document_id} ${index}`} document={paper} />
        ))}
      </List>
      {shown.length < documents.length && (
        <Button
          variant="text"
          onClick={() => setAll(true)}
        >{`${documents.length}件をすべて見る`}</Button>
      )}
    </Section>
  );
}
