import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { ListRow } from '@/ui/row/ListRow';
import { useEntryState } from '@/ui/useEntryState';

const first = 3;

/** Documents of the contract, the newest three first; all on the detail. */
export function DocumentSection({ detail }: { detail?: boolean }) {
  const { documents } = useRead(api.getMobileDocument);
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

const kinds: Record<Code.MobileDocumentType, string> = {
  contract: '契約書面',
  important_terms: '重要事項説明書',
  change_notice: '変更のお知らせ',
  quit_notice: '解約のお知らせ',
};

/** One paper of the contract: its day, its title, and its type if the title doesn't name it. */
export function DocumentRow({ document }: { document: Schema.MobileDocument }) {
  const { title, type, issued_on, url } = document;
  const kind = lookUp(kinds, type);
  return (
    <ListRow
      when={<Nowrap>{formatFullDay(issued_on)}</Nowrap>}
      after={kind && kind !== title && <Typography variant="help">{kind}</Typography>}
    >
      <Link
        aria-label={`${title}(PDF、${formatFullDay(issued_on)})`}
        href={url}
      >{`${title}(PDF)`}</Link>
    </ListRow>
  );
}
