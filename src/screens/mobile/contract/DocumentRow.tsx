import { formatFullDay } from '@/lib/date';
import { Link } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';
import { ListRow } from '@/ui/row/List';
import { Small } from '@/ui/Text';
import type { MobileDocument } from './queries';

const kinds: Record<MobileDocument['type'], string> = {
  contract: '契約書面',
  important_terms: '重要事項説明書',
  change_notice: '変更のお知らせ',
  quit_notice: '解約のお知らせ',
};

/** One paper of the contract: its day, its title, its kind where the title doesn't say it. */
export function DocumentRow({ document }: { document: MobileDocument }) {
  const { title, type, issued_on, url } = document;
  return (
    <ListRow
      when={<Nowrap>{formatFullDay(issued_on)}</Nowrap>}
      after={kinds[type] !== title && <Small>{kinds[type]}</Small>}
    >
      <Link href={url} label={`${title}(PDF、${formatFullDay(issued_on)})`}>
        {title}(PDF)
      </Link>
    </ListRow>
  );
}
