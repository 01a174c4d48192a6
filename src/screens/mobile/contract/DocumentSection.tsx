import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFullDay } from '@/lib/date';
import { Link } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { List, ListRow } from '@/ui/row/List';
import { Small } from '@/ui/Text';
import { mobileContractQueries, type MobileDocument } from './queries';

const kinds: Record<MobileDocument['type'], string> = {
  contract: '契約書面',
  important_terms: '重要事項説明書',
  change_notice: '変更のお知らせ',
  quit_notice: '解約のお知らせ',
};

const first = 3;

/** Documents of the contract, the newest three first; all on the detail. */
export function DocumentSection({ detail }: { detail?: boolean }) {
  const { documents } = useSuspenseQuery(mobileContractQueries.document()).data;
  const [all, setAll] = useState(false);
  const shown = all || detail ? documents : documents.slice(0, first);
  return (
    <Section label="書類" caption={documents.length > 0 ? `${documents.length}件` : undefined}>
      {documents.length === 0 && <p>お渡しした書類はまだありません。</p>}
      <List>
        {shown.map(({ document_id, title, type, issued_on, url }, index) => (
          <ListRow
            key={`${document_id} ${index}`}
            when={<Nowrap>{formatFullDay(issued_on)}</Nowrap>}
            after={kinds[type] !== title && <Small>{kinds[type]}</Small>}
          >
            <Link href={url} label={`${title}(PDF、${formatFullDay(issued_on)})`}>
              {title}(PDF)
            </Link>
          </ListRow>
        ))}
      </List>
      {shown.length < documents.length && (
        <Link standalone onClick={() => setAll(true)}>
          {documents.length}件をすべて見る
        </Link>
      )}
    </Section>
  );
}
