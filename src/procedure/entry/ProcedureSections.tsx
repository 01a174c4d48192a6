import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { formatDay } from '@/lib/date';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { LinkRows } from '@/ui/row/LinkRows';
import { type BlockedRow, ClosedProcedures } from './BlockedRows';

export interface PossibleProcedure {
  title: string;
  /** The state of what it changes. */
  help: string | null;
  /** Its screen, as a path of the portal; none where it is done by phone alone. */
  to?: string;
}

interface ProcedureSectionsProps {
  possible: readonly PossibleProcedure[];
  impossible: readonly BlockedRow[];
}

/** What can be applied for now, and what can't, with reason and day in the place of its link (docs/design.md §7). */
export function ProcedureSections({ possible, impossible }: ProcedureSectionsProps) {
  const here = possible.flatMap(({ to, ...words }) => (to === undefined ? [] : [{ ...words, to }]));
  const byPhone = possible.filter(({ to }) => to === undefined);
  return (
    <div data-print="none">
      <Section
        id="procedures"
        label="いまできる手続き"
        caption={here.length > 0 ? `${here.length}件` : undefined}
      >
        {here.length > 0 && <LinkRows columns={2} items={here} />}
        {byPhone.length > 0 && (
          <Typography sx={{ mt: here.length > 0 ? 4 : 0 }}>
            {byPhone.map(({ title }, index) => (
              <Phrase key={title}>
                {title}
                {index < byPhone.length - 1 ? '、' : 'は、'}
              </Phrase>
            ))}
            お電話で承ります。
            <PhoneLine />
          </Typography>
        )}
        {possible.length === 0 && (
          <p>
            いまできる手続きはありません。お困りのときは、お電話ください。
            <PhoneLine />
          </p>
        )}
        <ClosedProcedures items={impossible} />
      </Section>
    </div>
  );
}

function PhoneLine() {
  const { phone, hours } = brand.support;
  return (
    <>
      <br />
      <Button variant="text" href={`tel:${phone}`}>
        {phone}
      </Button>{' '}
      <Nowrap>({hours})</Nowrap>
    </>
  );
}

interface OpeningLinkProps {
  to: string;
  /** ISO day from which the procedure can be begun, where that isn't today. */
  opens: string | undefined;
  children: ReactNode;
}

/** The way to a procedure, and from when it can be begun. */
export function OpeningLink({ to, opens, children }: OpeningLinkProps) {
  return (
    <>
      <Button variant="text" href={to}>
        {children}
      </Button>
      {opens && (
        <Typography variant="body2" color="textSecondary">
          <Nowrap>{formatDay(opens)}</Nowrap>からお申し込みいただけます。
        </Typography>
      )}
    </>
  );
}
