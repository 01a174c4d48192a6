import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { procedureMessages } from '@/catalogue/messages';
import { labelAbove } from '@/procedure/cost/ChangeTable';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { Nowrap } from '@/ui/page/Page';
import type { TermChange } from './useConfirmed';

interface ChangedTermsProps {
  changes: readonly TermChange[];
  /** まだ申し込まれていません。 */
  note: string;
}

const { title, text } = procedureMessages.termsChanged;

const table = {
  mt: 3,
  'tbody tr': { verticalAlign: 'top' },
  "th[scope='row']": { fontWeight: 400, color: 'text.secondary' },
  'td:last-of-type': { fontWeight: 700 },
  [media.small]: labelAbove,
};

/** What is no longer as the customer saw it: old and new side by side; nothing where all is as it was. */
export function ChangedTerms({ changes, note }: ChangedTermsProps) {
  if (changes.length === 0) return null;
  return (
    <Box sx={{ mt: 7 }}>
      <Alert severity="warning" role="alert">
        <AlertTitle component="h2">{title}</AlertTitle>
        <p>
          {note}
          {text}
        </p>
        <TermTable changes={changes} />
      </Alert>
    </Box>
  );
}

/** What has changed, a row each, as it was confirmed and as it is now. */
export function TermTable({ changes }: Pick<ChangedTermsProps, 'changes'>) {
  return (
    <Table padding="none" sx={table}>
      <caption>変わった内容</caption>
      <TableHead>
        <TableRow>
          <TableCell>
            <Box component="span" sx={visuallyHidden}>
              項目
            </Box>
          </TableCell>
          <TableCell>確認したとき</TableCell>
          <TableCell>いま</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ key, term, before, now }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {term}
            </TableCell>
            <TableCell>
              <Value text={before} />
            </TableCell>
            <TableCell>
              <Value text={now} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A value that breaks after its year at most, since two days are side by side on a phone. */
function Value({ text: value }: { text: string }) {
  const [, year = '', rest = value] = /^(\d{4}年)(.+)$/.exec(value) ?? [];
  return (
    <>
      {year}
      <wbr />
      <Nowrap>{rest}</Nowrap>
    </>
  );
}
