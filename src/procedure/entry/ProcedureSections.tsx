import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { formatDay } from '@/lib/date';
import { Mark } from '@/theme/icon/Mark';
import { media } from '@/theme/media';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Disclosure } from '@/ui/row/Disclosure';
import { LinkRows } from '@/ui/row/LinkRows';

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
  /** ISO day from which the procedure can be begun, where that isn't today; null where it can't be read. */
  opens: string | null | undefined;
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
        <Typography variant="help">
          <Nowrap>{formatDay(opens)}</Nowrap>からお申し込みいただけます。
        </Typography>
      )}
      {opens === null && (
        <Typography variant="help">
          いつからお申し込みいただけるかを、いま読み込めません。
        </Typography>
      )}
    </>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr) auto;
  column-gap: 16px;
  align-items: baseline;
  padding: 13px 0;
  & + & {
    border-top: 1px solid var(--rule);
  }
  &:first-of-type {
    padding-top: 0;
  }
  & > [data-area='name'] {
    display: flex;
    gap: 8px;
    font-weight: 700;
  }
  & > [data-area='name'] > svg {
    flex: none;
    margin-top: 7px;
  }
  & > [data-area='when'] {
    text-align: right;
  }
  & > [aria-hidden] {
    color: var(--ink-2);
  }
  ${media.upToMedium} {
    display: block;
    & > [data-area='when'] {
      text-align: left;
    }
    & > [aria-hidden] {
      display: none;
    }
  }
`;

export interface BlockedRow {
  name: string;
  /** Why, as the server says it. */
  reason: string | null;
  /** ISO day from which it is possible; null when nobody knows. */
  from: string | null;
  /** A link to what prevents it, shown in place of the day. */
  action?: ReactNode;
}

/** Not possible now: slashed circle and name, reason, from when (docs/design.md §7). */
export function BlockedRows({ items }: { items: readonly BlockedRow[] }) {
  const hasColumn = items.some(({ from, action }) => from !== null || action !== undefined);
  return (
    <ul>
      {items.map(({ name, reason, from, action }) => (
        <Item key={name}>
          <p data-area="name">
            <Mark name="slashed" />
            {name}
          </p>
          <Typography variant="help" sx={{ maxWidth: '25em' }}>
            <KeepTogether>{reason ?? 'いまは受け付けていません。'}</KeepTogether>
          </Typography>
          {from ? (
            <p data-area="when">
              <Nowrap>
                <b>{formatDay(from)}</b>から
              </Nowrap>
            </p>
          ) : action ? (
            <div data-area="when">{action}</div>
          ) : (
            hasColumn && (
              <p data-area="when" aria-hidden="true">
                -
              </p>
            )
          )}
        </Item>
      ))}
    </ul>
  );
}

/** What isn't possible now, folded under its count: it asks nothing of the customer (docs/design.md §7). */
export function ClosedProcedures({ items }: { items: readonly BlockedRow[] }) {
  if (items.length === 0) return null;
  return (
    <Disclosure name="closed" title={`いまはできない手続き(${items.length}件)`}>
      <BlockedRows items={items} />
    </Disclosure>
  );
}
