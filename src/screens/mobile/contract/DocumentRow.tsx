import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/codes';
import { lookUp } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { Nowrap } from '@/ui/page/Page';
import { ListRow } from '@/ui/row/ListRow';

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
      after={
        kind &&
        kind !== title && (
          <Typography variant="body2" color="textSecondary">
            {kind}
          </Typography>
        )
      }
    >
      <Link
        aria-label={`${title}(PDF、${formatFullDay(issued_on)})`}
        href={url}
      >{`${title}(PDF)`}</Link>
    </ListRow>
  );
}
