import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatPhone, formatReceiptNumber } from '@/lib/numbers';
import { type Absent, present } from '@/lib/present';
import { paths } from '@/paths';
import { useSession } from '@/session/current';
import { useServiceType } from '@/session/selectedService';
import { serviceFor } from '@/session/service';
import { media } from '@/theme/media';
import { monoFamily, type, visuallyHidden } from '@/theme/type';
import { KeepTogether } from '@/ui/KeepTogether';
import { Actions } from '@/ui/link/Actions';
import { CopyButton } from '@/ui/link/CopyButton';
import { Columns, Main, Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Phone } from '@/ui/Phone';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { type OpenProcedure, useProcedure } from './procedureData';
import { useOneOfLines } from './SelectedLineBar';
import { Steps } from './Steps';
import { stepLabelsOf } from './steps';

// Each its label, then the code and its button in a row. No button takes room on paper, and codes that are
// read out together are together there.
const Codes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: 20px 40px;
  padding: 24px 0;
  border-block: 1px solid var(--ink);
  && + dl > div:first-of-type {
    padding-top: 13px;
  }
  & > div {
    ${type.small};
    color: var(--ink-2);
  }
  & > div > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
  & > div > div > span:first-of-type {
    font-size: 48px;
    line-height: 56px;
    color: var(--svc);
    ${media.small} {
      font-size: 36px;
    }
  }
  & > [data-mono] > div > span:first-of-type {
    font: 16px/29px ${monoFamily};
    color: var(--ink);
    word-break: break-all;
  }
  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    padding: 12px 0;
    & > [data-mono] {
      flex-basis: 100%;
    }
  }
`;

/** What the customer passes on or types in elsewhere: 48px, each with its copy button. */
export function ReceiptCodes({ codes }: { codes: readonly ReceiptCode[] }) {
  return (
    <Codes>
      {codes.map(({ label, value, mono, spelled }) => (
        <div key={label} data-mono={mono || undefined}>
          {label}
          <div>
            {spelled ? <Spelled code={value} /> : <Verbatim>{value}</Verbatim>}
            <CopyButton text={value} what={label} />
          </div>
        </div>
      ))}
    </Codes>
  );
}

/** A code as it is seen, and letter by letter for screen readers, which else read 4071 as a quantity. */
function Spelled({ code }: { code: string }) {
  return (
    <Verbatim>
      <span aria-hidden="true">{code}</span>
      <Box component="span" sx={{ ...visuallyHidden, userSelect: 'none' }}>
        {code
          .split('-')
          .map((group) => [...group].join(' '))
          .join('、')}
      </Box>
    </Verbatim>
  );
}

export interface ReceiptCode {
  label: string;
  value: string;
  /** It is read out letter by letter. */
  spelled?: boolean;
  /** It is typed into another device. */
  mono?: boolean;
}

/** The dashed line that ends a receipt; what is below it isn't part of it (docs/design.md §6). */
export function ReceiptEnd({ children }: { children: ReactNode }) {
  return <Box sx={{ mt: 7, pt: 7, borderTop: '1px dashed var(--field)' }}>{children}</Box>;
}

// In the rail, which a small screen hasn't; on paper its heading stays.
const rail = {
  pt: 5,
  display: { xs: 'none', sm: 'block' },
  [media.print]: { display: 'block', '& p': { display: 'none' } },
};

// Every receipt begins with an ink line. Codes bring their own; rows that come first get it here, and the
// space below it, since the list's own style takes the space from the first row.
const Content = styled.div`
  margin-top: 20px;
  && > dl:not(* + dl) {
    border-top: 1px solid var(--ink);
    & > div:first-of-type {
      padding-top: 13px;
      ${media.print} {
        padding-top: 8px;
      }
    }
  }
`;

/** The end of a receipt whose rows a customer has elsewhere too. */
export const sentToo = <p>同じ内容を、お知らせとメールでもお送りしました。</p>;

interface Accepted {
  /** None where the server could not tell it yet. */
  receipt_number?: string | null | undefined;
  /** ISO moment, or the day alone; null where the server could not tell it yet. */
  accepted_at: string | null;
  /** The receipt shows the phone number itself. */
  hasNumber?: boolean;
}

interface ReceiptRowsProps {
  /** The answer. */
  of: Accepted;
  /** What was done; who did it, when, and the receipt's number follow. */
  rows: readonly (DescriptionItem | Absent)[];
}

function ReceiptRows({ of, rows }: ReceiptRowsProps) {
  return <DescriptionList stacked items={[...rows, ...useReceiptFacts(of)]} />;
}

/** What a receipt is made of, beside the heading of its page. */
interface ReceiptProps extends Partial<ReceiptRowsProps> {
  /** What to do now. */
  lead: ReactNode;
  /** Codes, before the rows; or rows of another kind. */
  children?: ReactNode;
  /** Below the dashed line: what has changed, where there is more to say. */
  end?: ReactNode;
}

interface ReceiptSectionProps extends ReceiptProps {
  /** Buttons, before the one that prints the receipt. */
  actions: ReactNode;
  /** Below the buttons. */
  note?: ReactNode;
}

/** The body of a receipt, which can be printed and kept (docs/design.md §6). */
export function ReceiptSection(props: ReceiptSectionProps) {
  const { lead, of, rows = [], children, end, actions, note } = props;
  return (
    <>
      <section aria-label="控え">
        <Columns>
          <Main data-print="none" sx={{ mt: { xs: 6, sm: 7 } }}>
            <Typography variant="lead">
              <KeepTogether>{lead}</KeepTogether>
            </Typography>
          </Main>
        </Columns>
        <Columns>
          <Box sx={rail}>
            <Typography variant="label">控え</Typography>
            <Typography variant="help">印刷して保管できます</Typography>
          </Box>
          <Content>
            {children}
            {of && <ReceiptRows of={of} rows={rows} />}
            <ReceiptEnd>{end}</ReceiptEnd>
          </Content>
        </Columns>
      </section>
      <Columns>
        <Main>
          <Actions>
            {actions}
            <Button variant="text" onClick={() => window.print()}>
              控えを印刷する
            </Button>
          </Actions>
          {note}
        </Main>
      </Columns>
    </>
  );
}

/** The last rows of every receipt: the phone number it is for, who, when, and the receipt's number. */
export function useReceiptFacts({
  receipt_number,
  accepted_at,
  hasNumber,
}: Accepted): DescriptionItem[] {
  const session = useSession();
  const type = useServiceType();
  const phone = session && serviceFor(session, type)?.phone_number;
  const customer = session?.customer;
  return present<DescriptionItem>([
    phone &&
      !hasNumber && { term: '手続きをした番号', value: <Verbatim>{formatPhone(phone)}</Verbatim> },
    customer && {
      term: '手続きをした方',
      value: <Verbatim>{`${customer.last_name} ${customer.first_name} 様`}</Verbatim>,
    },
    accepted_at && acceptance(accepted_at),
    receipt_number && {
      term: '受付番号',
      value: <Verbatim>{formatReceiptNumber(receipt_number)}</Verbatim>,
    },
  ]);
}

const acceptance = (at: string): DescriptionItem =>
  at.includes('T')
    ? { term: '受付日時', value: formatFullTime(at) }
    : { term: '受付日', value: formatFullDay(at) };

interface ReceiptPageProps extends ReceiptSectionProps {
  /** 2.0GBを贈る手続きが完了しました。 */
  title: ReactNode;
  eyebrow?: ReactNode;
  /** What to know before the receipt is read. */
  intro?: ReactNode;
  /** The labels of all steps, the last of which this is. */
  steps: readonly string[];
}

/** What was done, what to do now, and a receipt that can be printed (docs/design.md §6). */
export function ReceiptPage({ title, eyebrow, intro, steps, ...receipt }: ReceiptPageProps) {
  return (
    <Container>
      <PageHead title={title} eyebrow={eyebrow}>
        <div data-print="none">
          <Steps labels={steps} now={steps.length - 1} />
        </div>
      </PageHead>
      {intro}
      <ReceiptSection {...receipt} />
    </Container>
  );
}

interface DonePageProps extends ReceiptProps, Pick<ReceiptPageProps, 'title' | 'intro'> {
  /** The receipt itself leads on; the exit is then a text button. */
  leadsOn?: boolean;
}

/** The last page of a `Procedure`. */
export const DonePage = (props: DonePageProps) => (
  <DonePageOf procedure={useProcedure().of} {...props} />
);

interface DonePageOfProps extends DonePageProps {
  procedure: Pick<OpenProcedure['of'], 'steps' | 'doneLabel' | 'exit'>;
}

/** The same where no `Procedure` is drawn, since its form waits for more than a receipt needs. */
export function DonePageOf({ procedure, leadsOn, ...receipt }: DonePageOfProps) {
  const { exit } = procedure;
  const line = useOneOfLines();
  const isMobile = useServiceType() === 'mobile';
  return (
    <ReceiptPage
      {...receipt}
      eyebrow={line && <Phone digits={line.phone} />}
      steps={stepLabelsOf(procedure)}
      actions={
        <Button variant={leadsOn ? 'text' : 'primary'} href={exit.to}>
          {exit.label}
        </Button>
      }
      note={
        <Typography variant="note" data-print="none">
          この控えは、
          <Link href={isMobile ? paths.mobileNotificationHistory() : paths.notificationHistory()}>
            お知らせ履歴
          </Link>
          でいつでもご覧いただけます。
        </Typography>
      }
    />
  );
}
